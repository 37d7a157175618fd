/** What a bank account of a contract is for: benefits are paid to it, contributions are taken from it. */
export const usagesCompte = ['remboursements', 'cotisations'] as const
export type UsageCompte = (typeof usagesCompte)[number]

/** What each act about bank accounts changes. */
export const usagesDesActes = {
  ribPrestationsActeGestion: ['remboursements'],
  ribCotisationsActeGestion: ['cotisations'],
  ribActeGestion: ['remboursements', 'cotisations'],
} as const satisfies Partial<Record<string, readonly UsageCompte[]>>
export type ActeRib = keyof typeof usagesDesActes
export const actesRib = Object.keys(usagesDesActes) as ActeRib[]

/** Whether two acts change the same account: then one waits for the other. */
export const isMemeCompte = (un: ActeRib, autre: ActeRib): boolean =>
  usagesDesActes[un].some((usage) =>
    (usagesDesActes[autre] as readonly UsageCompte[]).includes(usage),
  )

type CompteTenu = { titulaire: string | null; ibanEmpreinte: string | null }

/** Whether the account given is the one in use; in another name it is a correction. */
export const isDejaUtilise = (tenu: CompteTenu | null, donne: CompteTenu): boolean =>
  tenu?.ibanEmpreinte != null &&
  tenu.ibanEmpreinte === donne.ibanEmpreinte &&
  tenu.titulaire === donne.titulaire

export const messageDejaUtilise =
  'Ce compte est déjà utilisé pour ce contrat\u00a0: indiquez-en un autre'

/** Why a second change is refused while one waits. */
export const messageChangementEnAttente =
  'Un changement de ce compte est déjà en attente\u00a0: annulez-le pour en demander un autre'
