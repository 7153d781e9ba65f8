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
      'Kann ich mehrere Benutzer auf einmal hinzufügen?',
    ],
    'remove a user': [
      'Wie entferne ich einen Benutzer?',
      'Benutzer entfernen',
      'alten Benutzer aus dem Team entfernen',
      'Benutzer lässt sich nicht entfernen',
    ],
    'rotate a key': [
      'Wie erneuere ich einen API-Schlüssel?',
      'API-Schlüssel erneuern',
      'abgelaufener API-Schlüssel, wie erneuern?',
      'Schlüsselerneuerung ohne Ausfall',
      'API Schlüssel automatisch erneuern lassen',
    ],
    invoice: [
      'Wo finde ich meine Rechnungen?',
      'Rechnung herunterladen',
      'Rechnung als PDF',
      'Rechnungsadresse auf der Rechnung ändern',
      'Kann ich die Rechnung per E-Mail bekommen?',
    ],
    'webhook signature': [
      'Wie prüfe ich die Signatur eines Webhooks?',
      'Webhook-Signatur prüfen',
      'Signatur vom Webhook ist ungültig',
      'Webhook Signatur stimmt nicht überein',
    ],
    'custom domain': [
      'Eigene Domain einrichten',
      'Wie verbinde ich meine eigene Domain?',
      'eigene Domain zeigt Zertifikatsfehler',
      'Kann ich eine Subdomain als eigene Domain nutzen?',
    ],
    'dark mode': [
      'Dunkles Design ausschalten',
      'Wie stelle ich das dunkle Design ab?',
      'dunkles Design als Standard',
      'Kann man das dunkle Design abschalten?',
    ],
    'rate limit': [
      'Wie hoch ist das Anfragelimit?',
      'Anfragelimit erhöhen',
      'Fehler 429 wegen Anfragelimit',
      'Gilt das Anfragelimit pro Schlüssel oder pro Organisation?',
      'Anfragelimits pro Minute',
    ],
    password: [
      'Passwort vergessen',
      'Ich habe mein Passwort vergessen, was nun?',
      'Wie setze ich mein Passwort zurück?',
      'Passwort zurücksetzen geht nicht',
      'Mail zum Zurücksetzen des Passworts kommt nicht an',
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
    'Wo liegen die Server?',
    'Wie kündige ich mein Abo?',
    'Gibt es eine Statusseite?',
    'Kann ich Seiten per CSV importieren?',
    'Wie ändere ich die Sprache der Oberfläche?',
  ],
}

export const japanese: AskedQuestions = {
  subjects: {
    'rotate a key': [
      'APIキーを更新するには？',
      'APIキーの更新方法',
      'API キー 更新',
      'ダウンタイムなしでAPIキーを更新したい',
    ],
    'add a user': [
      'ユーザーを追加する方法',
      'ユーザーの追加',
      '新しいユーザーを追加したい',
      'チームにユーザーを追加できますか',
    ],
    'remove a user': [
      'ユーザーを削除する方法',
      'ユーザーの削除',
      '退職したユーザーを削除したい',
      'ユーザーが削除できない',
    ],
    invoice: [
      '請求書はどこにありますか',
      '請求書をダウンロード',
      '請求書のPDF',
      '請求書の宛名を変更したい',
      '先月の請求書が届かない',
    ],
    'webhook signature': [
      'Webhookの署名を検証するには',
      'Webhook 署名 検証',
      'Webhookの署名が一致しない',
      'Nodeでwebhookの署名を確認する方法',
    ],
    'custom domain': [
      'カスタムドメインの設定',
      'カスタムドメインを追加したい',
      '独自ドメインは使えますか',
      'カスタムドメインで証明書のエラーが出る',
      'カスタムドメインが反映されない',
    ],
    'rate limit': [
      'レート制限はいくつですか',
      'レート制限を上げたい',
      'APIのレート制限に達しました',
      'レート制限の単位は何ですか',
    ],
    password: [
      'パスワードを忘れた',
      'パスワードのリセット',
      'パスワードをリセットするには',
      'パスワードリセットのメールが届きません',
      'パスワードを再設定したい',
    ],
    SSO: [
      'SAML認証の設定方法',
      'SAMLでログインできない',
      'OktaとSAMLで連携したい',
      'SAMLのメタデータはどこですか',
    ],
  },
  singles: [
    'Rubyのライブラリはありますか',
    'ダークモードを無効にする',
    '検索が遅い',
    '動画を埋め込む',
    '監査ログを見たい',
    'データの保存期間は？',
    '料金プランの違い',
    'サーバーの場所はどこですか',
    'ページを非公開にできますか',
    'エクスポートしたCSVが文字化けする',
    'MDXとは何ですか',
    'バージョン履歴を見る方法',
  ],
}

export const spanish: AskedQuestions = {
  subjects: {
    'rotate a key': [
      '¿Cómo roto una clave de API?',
      'rotar clave de API sin interrupciones',
      'rotación de claves de la API',
      '¿Se puede rotar la clave de API automáticamente?',
      'renovar claves API caducadas',
    ],
    'add a user': [
      '¿Cómo añado un usuario al equipo?',
      'añadir usuarios',
      'agregar un usuario nuevo al equipo',
      'añadir un usuario a mi espacio de trabajo',
    ],
    'remove a user': [
      '¿Cómo elimino un usuario del equipo?',
      'eliminar usuarios',
      'eliminar un usuario que dejó la empresa',
      'no puedo eliminar un usuario',
    ],
    invoice: [
      '¿Dónde encuentro mis facturas?',
      'descargar factura en PDF',
      'cambiar la dirección de la factura',
      'no me llega la factura',
      'facturas anteriores',
    ],
    'webhook signature': [
      '¿Cómo verifico la firma de un webhook?',
      'verificar firma del webhook',
      'la firma del webhook no es válida',
      'firma de webhooks en node',
    ],
    password: [
      'olvidé mi contraseña',
      '¿Cómo restablezco mi contraseña?',
      'restablecer contraseña',
      'no llega el correo para restablecer la contraseña',
      'cambiar contraseña',
    ],
    'custom domain': [
      'configurar un dominio propio',
      '¿Cómo conecto mi dominio propio?',
      'dominio propio con certificado SSL',
      'error de certificado en mi dominio',
    ],
    'rate limit': [
      '¿Cuál es el límite de peticiones?',
      'límite de peticiones por minuto',
      'aumentar el limite de peticiones',
      'error 429 límite de peticiones superado',
    ],
  },
  singles: [
    '¿Hay un SDK para Ruby?',
    '¿Cuánto tiempo se guardan los datos?',
    '¿Por qué es tan lenta la búsqueda?',
    'insertar un vídeo en una página',
    '¿Puedo importar páginas desde CSV?',
    '¿Funciona en Windows?',
    'cambiar el idioma de la interfaz',
    'cancelar mi suscripción',
    '¿Dónde están los servidores?',
    'activar el modo oscuro',
    'registro de auditoría',
  ],
}

export const french: AskedQuestions = {
  subjects: {
    'rotate a key': [
      "Comment renouveler une clé d'API ?",
      'renouveler sa clé API sans interruption',
      'renouvellement des clés API',
      "Ma clé d'API a expiré, comment la renouveler ?",
    ],
    'add a user': [
      'Comment ajouter un utilisateur ?',
      'ajouter des utilisateurs à mon équipe',
      "ajout d'un utilisateur",
      'Puis-je ajouter plusieurs utilisateurs à la fois ?',
    ],
    'remove a user': [
      'Comment supprimer un utilisateur ?',
      'supprimer un utilisateur de mon équipe',
      "suppression d'un utilisateur",
      'Impossible de supprimer un utilisateur',
    ],
    invoice: [
      'Où trouver mes factures ?',
      'télécharger une facture en PDF',
      "changer l'adresse de facturation sur la facture",
      "Je n'ai pas reçu ma facture",
      'facture du mois dernier',
    ],
    'webhook signature': [
      "Comment vérifier la signature d'un webhook ?",
      'vérification de la signature des webhooks',
      'signature du webhook invalide',
      'signature webhook en PHP',
    ],
    password: [
      "J'ai oublié mon mot de passe",
      'mot de passe oublié',
      'Comment réinitialiser mon mot de passe ?',
      "Je ne reçois pas l'e-mail de réinitialisation du mot de passe",
      'changer le mot de passe',
    ],
    'custom domain': [
      'Utiliser un domaine personnalisé',
      'Comment configurer mon domaine personnalisé ?',
      'domaine personnalisé et certificat SSL',
      'Le certificat de mon domaine personnalisé ne marche pas',
    ],
    'rate limit': [
      'Quelle est la limite de requêtes ?',
      'limite de requêtes par minute',
      'augmenter la limite de requetes',
      'Erreur 429 : limite de requêtes dépassée',
    ],
  },
  singles: [
    'Existe-t-il un SDK pour Ruby ?',
    'Combien de temps les données sont-elles conservées ?',
    'Pourquoi la recherche est-elle si lente ?',
    'intégrer une vidéo dans une page',
    'importer des pages depuis un CSV',
    'Est-ce que ça marche sous Windows ?',
    "changer la langue de l'interface",
    'résilier mon abonnement',
    'Où se trouvent les serveurs ?',
    'activer le mode sombre',
    "journal d'audit",
  ],
}

/** The questions of each language. */
export const askedQuestions = { english, german, japanese, spanish, french }
