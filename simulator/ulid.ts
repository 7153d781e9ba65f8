const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns the ULID of a time in milliseconds and a number that stands for its random part. */
export function ulid(timeMs: number, number: number): string {
  return base32(timeMs, 10) + base32(number, 16)
}

function base32(value: number, length: number): string {
  let rest = value
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = (digits[rest % 32] ?? '') + text
    rest = Math.floor(rest / 32)
  }
  return text
}
