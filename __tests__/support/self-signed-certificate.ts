import { generateKeyPairSync, sign } from 'node:crypto'

// Tags of X.690 and object identifiers of X.509, as bytes.
const tag = { integer: 0x02, bits: 0x03, bytes: 0x04, text: 0x0c, time: 0x17, sequence: 0x30, set: 0x31 }
const explicit = (number: number) => 0xa0 + number
const implicit = (number: number) => 0x80 + number
const ecdsaWithSha256 = Buffer.from('06082a8648ce3d040302', 'hex')
const commonName = Buffer.from('0603550403', 'hex')
const subjectAltName = Buffer.from('0603551d11', 'hex')
const version3 = Buffer.from([2])

/**
 * Returns a new key and a self-signed certificate for 127.0.0.1 and localhost, in PEM. The certificate is valid from an
 * hour ago until `expiresAt`, which must be before 2050 and defaults to one day from now.
 */
export function selfSignedCertificate(expiresAt = new Date(Date.now() + 86_400_000)): {
  key: string
  cert: string
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const startsAt = new Date(Math.min(Date.now(), expiresAt.getTime()) - 3_600_000)
  const algorithm = der(tag.sequence, ecdsaWithSha256)
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, commonName, der(tag.text, Buffer.from('simulator')))),
  )
  const names = der(
    tag.sequence,
    der(implicit(2), Buffer.from('localhost')),
    der(implicit(7), Buffer.from([127, 0, 0, 1])),
  )
  const extension = der(tag.sequence, subjectAltName, der(tag.bytes, names))
  const content = der(
    tag.sequence,
    der(explicit(0), der(tag.integer, version3)),
    der(tag.integer, Buffer.from([1])),
    algorithm,
    name,
    der(tag.sequence, utcTime(startsAt), utcTime(expiresAt)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(explicit(3), der(tag.sequence, extension)),
  )
  const noUnusedBits = Buffer.from([0])
  const signature = der(tag.bits, noUnusedBits, sign('sha256', content, privateKey))
  const certificate = der(tag.sequence, content, algorithm, signature)
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: pem(certificate) }
}

function der(tagByte: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  if (length < 0x80) return Buffer.concat([Buffer.from([tagByte, length]), content])
  const lengthBytes = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tagByte, ...lengthBytes]), content])
}

function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(2, 14)
  return der(tag.time, Buffer.from(`${digits}Z`))
}

function pem(certificate: Buffer): string {
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
