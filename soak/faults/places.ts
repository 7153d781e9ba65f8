export type ServerName = 'service' | 'github'

interface PlaceOnServer {
  server: ServerName
  method?: string
  path?: RegExp
}

/** Where a fault can happen. The name of a server means every request to it. */
export const places = {
  service: { server: 'service' },
  create: { server: 'service', method: 'POST', path: /\/job$/u },
  message: { server: 'service', method: 'POST', path: /\/message$/u },
  retrieve: { server: 'service', method: 'GET', path: /\/job\// },
  github: { server: 'github' },
  permission: { server: 'github', path: /\/permission$/u },
  'list-comments': { server: 'github', method: 'GET', path: /\/comments$/u },
  'create-comment': { server: 'github', method: 'POST', path: /\/comments$/u },
  'edit-comment': { server: 'github', method: 'PATCH' },
  changes: { server: 'github', path: /\/(?:files|compare\/.+|releases|markdown)$/u },
} as const satisfies Record<string, PlaceOnServer>

export type Place = keyof typeof places
