import { type ActeGestion, isActeGestion } from '@espace-adherent/contract/actes'
import { type EtatFile, etatsFile } from '@espace-adherent/contract/demandes/gestion'
import { useDroit } from '../../../platform/session/current-user.ts'

/** Whoever is signed in may treat requests, and not only look at them: the same right as the server's. */
export const usePeutTraiter = () => useDroit()({ domaine: 'demandes', action: 'update' })

/** How the queue is being looked at: all of it stands in the address. */
export type EtatVue = {
  q: string
  etat: EtatFile | ''
  acte: ActeGestion | ''
  /** `moi`, `personne`, or an account. */
  chez: string
  retard: 'oui' | ''
  /** Past a day that the law has set. */
  legal: 'oui' | ''
  /** A medical paper awaits the medical service. */
  aLire: 'oui' | ''
  tri: 'echeance' | 'recente'
}

export const DEPART: EtatVue = {
  q: '',
  etat: '',
  acte: '',
  chez: '',
  retard: '',
  legal: '',
  aLire: '',
  tri: 'echeance',
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What means nothing is left out: an old link still opens. */
export function lireVue(search: URLSearchParams): EtatVue {
  const etat = search.get('etat') ?? ''
  const acte = search.get('acte') ?? ''
  const chez = search.get('chez') ?? ''
  return {
    q: search.get('q') ?? '',
    etat: etatsFile.find((connu) => connu === etat) ?? '',
    acte: isActeGestion(acte) ? acte : '',
    chez: ['moi', 'personne'].includes(chez) || UUID.test(chez) ? chez : '',
    retard: search.get('retard') === 'oui' ? 'oui' : '',
    legal: search.get('legal') === 'oui' ? 'oui' : '',
    aLire: search.get('aLire') === 'oui' ? 'oui' : '',
    tri: search.get('tri') === 'recente' ? 'recente' : 'echeance',
  }
}

/** What differs from the queue as it is first met, and nothing else. */
export const ecrireVue = (vue: EtatVue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vue).filter(([nom, valeur]) => valeur !== DEPART[nom as keyof EtatVue]),
  )

/** What is taken away of it: as it is looked at, whatever its order. */
export const exporteDe = ({ q, etat, acte, chez, retard }: EtatVue): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ q, etat, acte, chez, retard: retard && 'true' }).filter(
      ([, valeur]) => valeur !== '',
    ),
  )

/** The views that everybody has, each a way to narrow the queue; all but the last are counted. */
export const vuesToutes = {
  aTraiter: {},
  aPrendre: { chez: 'personne' },
  chezMoi: { chez: 'moi' },
  enPause: { etat: 'en-pause' },
  horsDelai: { retard: 'oui' },
  horsDelaiLegal: { legal: 'oui' },
  aLire: { aLire: 'oui' },
  planifiees: { etat: 'planifiee' },
  traitees: { etat: 'traitee' },
} as const satisfies Record<string, Partial<EtatVue>>
export type NomVue = keyof typeof vuesToutes

/** Which of them is shown, whatever act or words it is narrowed to besides. */
export function vueCourante({ etat, chez, retard, legal, aLire }: EtatVue): NomVue | null {
  const noms = Object.keys(vuesToutes) as NomVue[]
  return (
    noms.find((nom) => {
      const vue: Partial<EtatVue> = vuesToutes[nom]
      return (
        (vue.etat ?? '') === etat &&
        (vue.chez ?? '') === chez &&
        (vue.retard ?? '') === retard &&
        (vue.legal ?? '') === legal &&
        (vue.aLire ?? '') === aLire
      )
    }) ?? null
  )
}

/** Of the views that somebody has kept, the one that is shown, whatever is looked for besides. */
export const isVueGardee = (vue: EtatVue, parametres: string): boolean => {
  const ecrite = (une: EtatVue) => JSON.stringify(ecrireVue({ ...une, q: '' }))
  return ecrite(lireVue(new URLSearchParams(parametres))) === ecrite(vue)
}

export const nombreFiltres = ({ etat, acte, chez, retard, legal, aLire }: EtatVue) =>
  [etat, acte, chez, retard, legal, aLire].filter((valeur) => valeur !== '').length
