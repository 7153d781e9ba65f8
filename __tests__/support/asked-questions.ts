/** Questions as readers of documentation ask them, by subject. A question outside a list is about a subject of its own. */
export interface AskedQuestions {
  subjects: Record<string, string[]>
  singles: string[]
}

export const english: AskedQuestions = {
  subjects: {
    'rotate a key': [
      'How do I rotate an API key without downtime?',
      'rotate api keys',
      'Can I have two API keys at once while rotating?',
      'zero downtime key rotation',
      'How to replace an API key that is in use?',
      'api key rotation steps',
    ],
    'webhook signature': [
      'How do I verify the signature of a webhook?',
      'webhook signature verification',
      'Where is the webhook signing secret?',
      'validate webhook payload signature in node',
      'check that a webhook really came from you',
    ],
    'single sign-on': [
      'Can I sign in with SAML?',
      'set up SAML single sign-on',
      'Does SSO with Okta work?',
      'saml sso azure ad',
      'How do I configure SSO?',
    ],
    'add a user': [
      'How do I add a user?',
      'add a user to my workspace',
      'adding new users',
      'How can I add another user to the team?',
      'invite or add user',
    ],
    'remove a user': [
      'How do I remove a user?',
      'remove a user from my workspace',
      'removing users',
      'How can I remove somebody else from the team?',
      'remove user who left',
    ],
    Ruby: ['Is there a Ruby SDK?', 'ruby client library', 'Do you have a gem for Ruby on Rails?'],
    'export to CSV': [
      'How can I export the analytics as CSV?',
      'csv export of analytics',
      'download analytics data csv',
    ],
    'import from CSV': ['How can I import pages from CSV?', 'csv import'],
    'dark mode off': [
      'How do I turn off dark mode?',
      'disable dark mode',
      'Is there a light theme only option without dark mode?',
    ],
    'dark mode on': ['How do I turn on dark mode?', 'enable dark mode'],
    'error 4031': ['What does error 4031 mean?', 'error 4031 when deploying', 'getting 4031'],
    'error 5002': ['What does error 5002 mean?', 'error 5002 on build'],
    Windows: ['npm install fails on Windows with EPERM', 'EPERM error windows install'],
    'audit log': ['Where can I find the audit log?', 'audit log export', 'who changed what: audit logs'],
    'delete a project': ['How do I delete a project?', 'delete project permanently'],
    'delete a page': ['How do I delete a page?', 'remove a page from navigation'],
    'rate limit': [
      'What is the rate limit?',
      'rate limit per key or per organization?',
      'How many requests per hour am I allowed?',
    ],
  },
  singles: [
    'How do I embed a video?',
    'Can I use LaTeX?',
    'Do the numbers of visitors include bots?',
    'Is there a status page?',
    'How long is a finished job kept?',
    'Why is search slow today?',
    'Can I self host the docs?',
    'Where are invoices?',
    'How do I change the favicon?',
    'Does the CLI support monorepos?',
    'How do I preview a branch?',
    'custom 404 page',
    'Is my data stored in the EU?',
    'what is mdx',
  ],
}

export const german: AskedQuestions = {
  subjects: {
    'add a user': [
      'Wie füge ich einen Benutzer hinzu?',
      'Benutzer hinzufügen',
      'neuen Benutzer zum Team hinzufügen',
    ],
    'remove a user': [
      'Wie entferne ich einen Benutzer?',
      'Benutzer entfernen',
      'alten Benutzer aus dem Team entfernen',
    ],
    'rotate a key': [
      'Wie erneuere ich einen API-Schlüssel?',
      'API-Schlüssel erneuern',
      'abgelaufener API-Schlüssel, wie erneuern?',
      'Schlüsselerneuerung ohne Ausfall',
    ],
    invoice: ['Wo finde ich meine Rechnungen?', 'Rechnung herunterladen', 'Rechnung als PDF'],
    'webhook signature': [
      'Wie prüfe ich die Signatur eines Webhooks?',
      'Webhook-Signatur prüfen',
      'Signatur vom Webhook ist ungültig',
    ],
  },
  singles: [
    'Gibt es ein SDK für Ruby?',
    'Wie lange werden Daten gespeichert?',
    'Kann ich das Farbschema ändern?',
    'Warum ist die Suche so langsam?',
    'Was kostet ein weiteres Projekt?',
    'Läuft das auch unter Windows?',
    'Wie binde ich ein Video ein?',
  ],
}

export const japanese: AskedQuestions = {
  subjects: {
    'rotate a key': ['APIキーを更新するには？', 'APIキーの更新方法', 'API キー 更新'],
    'add a user': ['ユーザーを追加する方法', 'ユーザーの追加', '新しいユーザーを追加したい'],
    'remove a user': ['ユーザーを削除する方法', 'ユーザーの削除', '退職したユーザーを削除したい'],
    invoice: ['請求書はどこにありますか', '請求書をダウンロード', '請求書のPDF'],
    'webhook signature': ['Webhookの署名を検証するには', 'Webhook 署名 検証'],
  },
  singles: [
    'Rubyのライブラリはありますか',
    'ダークモードを無効にする',
    '検索が遅い',
    '動画を埋め込む',
    'カスタムドメインの設定',
    'レート制限はいくつですか',
    '監査ログを見たい',
  ],
}
