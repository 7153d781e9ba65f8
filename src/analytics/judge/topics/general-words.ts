import { atFirstUse } from '../../../shared/first-use.ts'
import { stemOf } from './stem.ts'
import { wordSet } from './words.ts'

const generalWords = wordSet(
  'change configure set setup make get show support error issue problem fail invalid',
  'ändern einrichten konfigurieren fehler ungültig',
  'cambiar configurar changer configurer erreur alterar erro cambiare configurare errore',
  'изменить настроить ошибка',
  '変更 設定 確認 エラー',
  '修改 设置 配置 错误',
  '변경 설정 오류',
)
const stems = atFirstUse(() => new Set([...generalWords].map(stemOf)))

/** Returns true for the stems of what is done to everything, such as `change` and `error`. They say little of a subject. */
export function isGeneral(stem: string): boolean {
  return stems().has(stem)
}
