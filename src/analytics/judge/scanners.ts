const addresses =
  /\.php(?:$|\/)|\/wp-(?:admin|config|content|includes|json|login)|\/\.(?:env|git)|^\/(?:cgi-bin|actuator)\//iu
const terms = /<script|(?:\.\.\/){2}|' *or *'/iu

/** Returns true for an address that nobody reads: programs try it on every site. */
export function isScannedAddress(path: string): boolean {
  return addresses.test(path)
}

/** Returns true for a search term with which programs look for weaknesses. */
export function isScannedTerm(term: string): boolean {
  return terms.test(term)
}
