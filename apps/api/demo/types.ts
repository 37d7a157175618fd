import type { Charte, ClientConfig } from '@espace-adherent/contract'
import type { EtatContrat, FonctionnaliteNommee, Role } from '@espace-adherent/domain'

export type CodeClient = 'horizon' | 'atlas'

/** A client as it is written in the demonstration: no secret, nothing that depends on the machine. */
export type ClientDemo = {
  code: CodeClient
  libelle: string
  adresses: string[]
  adressesRestreintes: string[]
  isDefaut: boolean
  config: ClientConfig
  charte: Charte
  fonctionnalites: Record<FonctionnaliteNommee, boolean>
  exceptions: {
    numeroContrat: string
    fonctionnalite: FonctionnaliteNommee
    isActivated: boolean
  }[]
}

/** `cle` names a person inside the demonstration: accounts and contracts point to it. */
export type PersonneDemo = {
  cle: string
  codeCivilite: 'M' | 'MME'
  nom: string
  prenom: string
  dateNaissance: string
  codePostal: string
  /** Thirteen characters, without the key; young children have none of their own. */
  nir: string | null
  /** 98 and eleven digits. */
  nirMonegasque?: string
}

export type ContratDemo = {
  numero: string
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  etat: EtatContrat
  dateDebut: string
  dateFin: string | null
  compteBancaire: { titulaire: string; iban: string; bic: string } | null
  /** A mandate was signed, and every instalment paid by cheque all the same. */
  isMandatInutilise?: true
  /** The employer's compulsory cover. */
  isObligatoire?: true
  assures: {
    cle: string
    qualite: 'adherent' | 'beneficiaire'
    lien: string
    /** Lets whoever subscribed see their care. */
    isAccord?: true
    /** What they answered about an account of their own: since so many days, or left to the contract. */
    compte?: { titulaire: string; iban: string; bic: string; depuisJours: number } | 'refus'
  }[]
}

export type CompteDemo = {
  userName: string
  /** The person it belongs to; back-office accounts belong to nobody that the insurer covers. */
  cle: string | null
  codeCivilite: 'M' | 'MME'
  nom: string
  prenom: string
  roles: Role[]
  /** None: the account waits for its activation, or signs in elsewhere. */
  motDePasse: string | null
  isActif: boolean
  creeParAdmin: boolean
  /** A confirmed mobile, in international form; none rings anywhere (ARCEP's numbers for fiction). */
  mobile: string | null
  /** A code by SMS at sign-in. */
  isAmf: boolean
  /** Whether the consents were answered; those who did not are asked after sign-in. */
  hasConsenti: boolean
  /** For the newcomer who chooses an account. */
  quoi: string
}

export type AssuresDemo = { personnes: PersonneDemo[]; contrats: ContratDemo[] }
