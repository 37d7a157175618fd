import {
  type DomaineDelegation,
  type EvenementDeVie,
  evenementsDeVie,
  type Portee,
} from '@espace-adherent/domain'
import type { ActeGestion } from '../actes/liste.ts'
import { motsActes, pages } from './textes.ts'

/** A page of the member area, and who may enter it: what its route declares, told where the server can read it. */
export type Destination = {
  cle: keyof typeof pages
  chemin: string
  /** What of the page is opened. */
  quoi?: EvenementDeVie
  portee?: Portee
  feature?: string
  /** The area that opens it to a relative; unsaid, they do not enter. */
  delegation?: DomaineDelegation
  typeContrat?: 'sante' | 'prevoyance'
}

const sante = { typeContrat: 'sante' } as const
const deLAdherent = { portee: 'Contrat' } as const

/** The browser's own routes (`areas/membre/routes.ts`, `navigation.ts`) say the same: a test beside them compares. */
export const destinations: readonly (Destination & (typeof pages)[keyof typeof pages])[] = (
  [
    { cle: 'simulateur', chemin: '/simulateur', feature: 'simulateur', ...sante },
    { cle: 'compteurs', chemin: '/compteurs', ...sante },
    { cle: 'remboursements', chemin: '/remboursements', delegation: 'remboursements', ...sante },
    { cle: 'paiements', chemin: '/paiements', delegation: 'remboursements', ...sante },
    { cle: 'tropPercus', chemin: '/remboursements/trop-percus' },
    { cle: 'garanties', chemin: '/garanties', delegation: 'contrats' },
    { cle: 'carte', chemin: '/carte-tiers-payant', delegation: 'carte', ...sante },
    { cle: 'contrats', chemin: '/contrats', delegation: 'contrats' },
    { cle: 'beneficiaires', chemin: '/beneficiaires' },
    { cle: 'options', chemin: '/options', ...deLAdherent },
    { cle: 'cotisations', chemin: '/cotisations', delegation: 'cotisations', ...deLAdherent },
    { cle: 'documents', chemin: '/documents', delegation: 'documents' },
    { cle: 'situation', chemin: '/situation-contractuelle', ...deLAdherent },
    { cle: 'reseaux', chemin: '/reseaux-de-soins', feature: 'reseauxSoins' },
    ...evenementsDeVie.map((quoi) => ({ cle: quoi, chemin: '/evenements', quoi })),
    { cle: 'evenements', chemin: '/evenements' },
    { cle: 'demandes', chemin: '/demandes', delegation: 'demarches' },
    { cle: 'sinistres', chemin: '/sinistres' },
    { cle: 'aide', chemin: '/aide', feature: 'faqInbentaService' },
    { cle: 'profil', chemin: '/profil' },
    { cle: 'securite', chemin: '/profil/securite' },
    { cle: 'copie', chemin: '/profil/donnees' },
    { cle: 'consultations', chemin: '/profil/donnees' },
    { cle: 'proches', chemin: '/profil/donnees' },
    { cle: 'soins', chemin: '/profil/soins' },
    { cle: 'comptes', chemin: '/coordonnees-bancaires' },
    { cle: 'notifications', chemin: '/notifications' },
    { cle: 'nouveautes', chemin: '/nouveautes' },
  ] satisfies Destination[]
).map((une) => ({ ...une, ...pages[une.cle] }))

/** What people still type for an e-mail; we never write it. */
const EMAIL = 'courriel'

/** The compiler asks for those of an act that is new. */
export const motsDesActes = Object.fromEntries(
  Object.entries(motsActes).map(([acte, mots]) => [
    acte,
    mots.includes('e-mail') ? `${mots} ${EMAIL}` : mots,
  ]),
) as Record<keyof typeof motsActes, string> satisfies Record<ActeGestion, string>
