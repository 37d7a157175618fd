/**
 * Which code of law an insurer is under: as a mutuelle, an institution de prévoyance or an
 * insurance company.
 */
export const codesLoi = ['mutualite', 'securite-sociale', 'assurances'] as const
export type CodeLoi = (typeof codesLoi)[number]

/** The subjects for which letters quote the law. */
export type SujetLoi = 'impaye' | 'prescription' | 'notice'

const noms: Record<CodeLoi, string> = {
  mutualite: 'du code de la mutualité',
  'securite-sociale': 'du code de la sécurité sociale',
  assurances: 'du code des assurances',
}

const articles: Record<SujetLoi, Record<CodeLoi, string>> = {
  impaye: { mutualite: 'L. 221-7', 'securite-sociale': 'L. 932-22', assurances: 'L. 113-3' },
  prescription: { mutualite: 'L. 221-11', 'securite-sociale': 'L. 932-13', assurances: 'L. 114-1' },
  notice: { mutualite: 'L. 221-6', 'securite-sociale': 'L. 932-6', assurances: 'L. 141-4' },
}

/** « l’article L. 221-7 du code de la mutualité »: the same rule stands in three codes, each for its insurers. */
export const articleLoi = (sujet: SujetLoi, code: CodeLoi = 'mutualite'): string =>
  `l’article ${articles[sujet][code]} ${noms[code]}`
