import {
  type ActeGestion,
  adresseActe,
  carteTpActe,
  contactActe,
  declarationFactureActe,
  droitsActe,
  garantiesActe,
  inscriptionBeneficiaireActe,
  pecHospiActe,
  reclamationActe,
  resiliationActe,
  ribPrestationsActe,
  situationContractuelleActe,
} from '@espace-adherent/contract'
import {
  type Adresse,
  type DateCalendaire,
  type DroitPersonnel,
  formatAdresse,
  formatDate,
  type LigneResume,
  maskIban,
  type ObjetReclamation,
  saisieDepuisAdresse,
} from '@espace-adherent/domain'
import { rue } from '../personnes/adresses.ts'

/** What is asked, reckoned by the act's own rules from tariffs and contracts: see `ecrireLignes`. */
export const actesCalcules: readonly ActeGestion[] = [
  pecHospiActe.key,
  declarationFactureActe.key,
  inscriptionBeneficiaireActe.key,
  carteTpActe.key,
  garantiesActe.key,
  reclamationActe.key,
  droitsActe.key,
  resiliationActe.key,
]

/** Whose request it is, for what it says of them. */
export type Demandeur = {
  personneId: string
  prenom: string
  nom: string
  numeroContrat: string
  adresse: Adresse
  /** Where their benefits are paid to. */
  compte: { titulaire: string; iban: string; bic: string } | null
  /** So many days from the day of the demonstration; before it when negative. */
  le(jours: number): DateCalendaire
}

export type Objet = {
  acte: ActeGestion
  version: number
  data: object
  lignes: readonly LigneResume[]
  effetLe: DateCalendaire | null
  isSansContrat?: boolean
}
export type Ecrire = (demandeur: Demandeur) => Objet

const nouveau = (libelle: string, apres: string): LigneResume => ({ libelle, avant: null, apres })
const dit = (libelle: string, valeur: string): LigneResume => ({
  libelle,
  avant: valeur,
  apres: valeur,
})
const objet = (
  { key: acte, version }: { key: ActeGestion; version: number },
  data: object,
  lignes: readonly LigneResume[],
  effetLe: DateCalendaire | null = null,
): Objet => ({ acte, version, data, lignes, effetLe })

export const question =
  (motif: string, libelle: string, message: string): Ecrire =>
  ({ numeroContrat }) =>
    objet(
      contactActe,
      contactActe.normalise({ ...contactActe.vide, motif, message, numeroContrat }),
      [nouveau('Sujet', libelle), nouveau('Votre message', message)],
    )

export const rib =
  (iban: string, bic: string): Ecrire =>
  ({ prenom, nom, numeroContrat, compte }) => {
    const titulaire = `${prenom} ${nom}`
    const { vide } = ribPrestationsActe
    const contrat = { ...vide.contrat, numContrat: numeroContrat }
    return objet(
      ribPrestationsActe,
      ribPrestationsActe.normalise({ ...vide, titulaire, iban, bic, contrat }),
      [
        { libelle: 'Titulaire du compte', avant: compte?.titulaire ?? null, apres: titulaire },
        { libelle: 'IBAN', avant: compte && maskIban(compte.iban), apres: maskIban(iban) },
        { libelle: 'BIC', avant: compte?.bic ?? null, apres: bic },
      ],
    )
  }

export const sejour =
  (finess: string, etablissement: string, dans: number, nuits: number): Ecrire =>
  ({ personneId, prenom, numeroContrat, le }) => {
    const entree = formatDate(le(dans))
    return objet(
      pecHospiActe,
      pecHospiActe.normalise({
        ...pecHospiActe.vide,
        numeroContrat,
        numPers: personneId,
        finess,
        service: 'chirurgie',
        motif: nuits === 0 ? 'ambulatoire' : 'programmee',
        dateEntree: entree,
        nuits: String(nuits),
        chambreParticuliere: nuits > 0,
      }),
      [dit('Personne', prenom), dit('Établissement', etablissement), dit('Entrée', entree)],
    )
  }

export const facture =
  (professionnel: string, codeActe: string, depense: string, ilYA: number): Ecrire =>
  ({ personneId, prenom, numeroContrat, le }) => {
    const dateSoins = formatDate(le(-ilYA))
    return objet(
      declarationFactureActe,
      declarationFactureActe.normalise({
        ...declarationFactureActe.vide,
        numeroContrat,
        numPers: personneId,
        professionnel,
        dateSoins,
        isSoinInconnu: false,
        soins: [{ codeActe, quantite: '1', depense, ro: '' }],
      }),
      [
        dit('Personne', prenom),
        dit('Professionnel', professionnel),
        dit('Date des soins', dateSoins),
        dit('Dépense', `${depense}\u00a0€`),
      ],
    )
  }

export const naissance =
  (prenom: string, sexe: 'F' | 'M', neIlYA: number, effetDans: number): Ecrire =>
  ({ personneId, nom, numeroContrat, le }) => {
    const ne = formatDate(le(-neIlYA))
    const effet = le(effetDans)
    return objet(
      inscriptionBeneficiaireActe,
      inscriptionBeneficiaireActe.normalise({
        ...inscriptionBeneficiaireActe.vide,
        numeroContrat,
        codeCivilite: sexe === 'M' ? 'M' : 'MME',
        sexe,
        nom,
        prenom,
        dateNaissance: ne,
        lien: 'Enfant',
        nirDe: personneId,
        organisme: 'CPAM du Rhône',
        teletransmission: true,
        dateEffet: formatDate(effet),
      }),
      [
        nouveau('Personne', `${prenom} ${nom}, né${sexe === 'F' ? 'e' : ''} le ${ne}`),
        nouveau('Lien', 'Enfant'),
        nouveau('Couverture', `À partir du ${formatDate(effet)}`),
      ],
      effet,
    )
  }

export const demenagement =
  (voie: [string, string, string], ville: [string, string], effetDans: number): Ecrire =>
  ({ numeroContrat, adresse, le }) => {
    const effet = le(effetDans)
    const nouvelle = rue(voie, ville)
    const enLigne = (une: Adresse) => formatAdresse(une).join(', ')
    return objet(
      adresseActe,
      adresseActe.normalise({
        ...adresseActe.vide,
        ...saisieDepuisAdresse(nouvelle),
        dateEffet: formatDate(effet),
        numeroContrat,
      }),
      [{ libelle: 'Adresse', avant: enLigne(adresse), apres: enLigne(nouvelle) }],
      effet,
    )
  }

export const carte =
  (motif: 'perdue' | 'abimee' | 'volee', libelle: string): Ecrire =>
  ({ numeroContrat }) =>
    objet(
      carteTpActe,
      carteTpActe.normalise({ ...carteTpActe.vide, numeroContrat, motif, support: 'papier' }),
      [dit('Motif', libelle), dit('Envoi', 'Dans mon espace, et par la poste')],
    )

export const niveau =
  (avant: string, apres: string): Ecrire =>
  ({ numeroContrat, le }) => {
    const effet = `${Number(le(0).slice(0, 4)) + 1}-01-01`
    return objet(
      garantiesActe,
      garantiesActe.normalise({
        ...garantiesActe.vide,
        numeroContrat,
        nomOffre: apres,
        dateEffet: formatDate(effet),
      }),
      [{ libelle: 'Niveau de garanties', avant, apres }],
      effet,
    )
  }

export const emploi =
  (employeur: string): Ecrire =>
  ({ personneId, prenom, nom, numeroContrat, le }) => {
    const { vide } = situationContractuelleActe
    const jour = le(-3)
    return objet(
      situationContractuelleActe,
      situationContractuelleActe.normalise({
        ...vide,
        numeroContrat,
        personneId,
        nature: 'employeur',
        employeur,
        dateEffet: formatDate(jour),
      }),
      [nouveau('Pour', `${prenom} ${nom}`), nouveau('Employeur', employeur)],
      jour,
    )
  }

/** Any dissatisfaction: the law's two clocks run from its sending. */
export const reclamation =
  (objetDe: ObjetReclamation, message: string, attendu = ''): Ecrire =>
  ({ numeroContrat }) =>
    objet(
      reclamationActe,
      reclamationActe.normalise({
        ...reclamationActe.vide,
        numeroContrat,
        objet: objetDe,
        message,
        attendu,
      }),
      [],
    )

/** About a person, and no contract. */
export const droit =
  (lequel: DroitPersonnel, message: string): Ecrire =>
  () => ({
    ...objet(droitsActe, droitsActe.normalise({ ...droitsActe.vide, droit: lequel, message }), []),
    isSansContrat: true,
  })

export const depart =
  (precision: string): Ecrire =>
  ({ numeroContrat }) =>
    objet(
      resiliationActe,
      resiliationActe.normalise({
        ...resiliationActe.vide,
        numeroContrat,
        motif: 'unAn',
        precision,
      }),
      [],
    )
