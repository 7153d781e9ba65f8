export type ServerName = 'service' | 'github' | 'artifacts'

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
  visitors: { server: 'service', method: 'GET', path: /\/visitors$/u },
  // A list that is long enough for the action to notice that the data changed.
  'moving-visitors': { server: 'service', method: 'GET', path: /\/visitors$/u },
  views: { server: 'service', path: /\/views$/u },
  searches: { server: 'service', path: /\/searches$/u },
  feedback: { server: 'service', path: /\/feedback$/u },
  'feedback-by-page': { server: 'service', path: /\/feedback\/by-page$/u },
  assistant: { server: 'service', path: /\/assistant$/u },
  github: { server: 'github' },
  permission: { server: 'github', path: /\/permission$/u },
  account: { server: 'github', path: /\/(?:user|graphql)$/u },
  comments: { server: 'github', path: /\/comments$/u },
  'list-comments': { server: 'github', method: 'GET', path: /\/comments$/u },
  'create-comment': { server: 'github', method: 'POST', path: /\/comments$/u },
  'edit-comment': { server: 'github', method: 'PATCH' },
  'pull-files': { server: 'github', path: /\/pulls\/\d+\/files$/u },
  compare: { server: 'github', path: /\/compare\//u },
  releases: { server: 'github', path: /\/releases$/u },
  markdown: { server: 'github', path: /\/markdown$/u },
  label: { server: 'github', method: 'DELETE' },
  artifacts: { server: 'artifacts' },
  'create-artifact': { server: 'artifacts', path: /\/CreateArtifact$/u },
  blob: { server: 'artifacts', method: 'PUT' },
  'finalize-artifact': { server: 'artifacts', path: /\/FinalizeArtifact$/u },
} as const satisfies Record<string, PlaceOnServer>

export type Place = keyof typeof places
