import type { Adresse } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import { assure, personne } from '../../noyau/lu.ts'
import { nir, telephonePersonne } from '../../noyau/scelles.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import type { Portion } from '../perimetre.ts'
import { libelleDuCode } from '../referentiel/index.ts'

export type PersonneCouverte = {
  id: string
  codeCivilite: string | null
  civilite: string | null
  nom: string
  prenom: string
  nomPatronymique: string | null
  dateNaissance: string
  rangGemellaire: number
  qualite: 'adherent' | 'beneficiaire'
  lien: string
  isTeletransmission: boolean
  motifRefusTeletransmission: string | null
  organisme: string | null
  situationFamiliale: string | null
  regime: string | null
  employeur: string | null
  /** Sealed. */
  nir: string | null
  telephone: string | null
  adresse: Adresse | null
}

const { placeholder } = sql
const civilite = libelleDuCode('civilite', personne.codeCivilite, personne.clientCode)

const personnesCouvertes = prepared((db) =>
  db
    .select({
      id: personne.id,
      codeCivilite: personne.codeCivilite,
      civilite,
      nom: personne.nom,
      prenom: personne.prenom,
      nomPatronymique: personne.nomPatronymique,
      dateNaissance: personne.dateNaissance,
      rangGemellaire: personne.rangGemellaire,
      qualite: assure.qualite,
      lien: assure.lien,
      isTeletransmission: personne.isTeletransmission,
      motifRefusTeletransmission: personne.motifRefusTeletransmission,
      organisme: personne.organisme,
      situationFamiliale: libelleDuCode(
        'situation-familiale',
        personne.codeSituationFamiliale,
        personne.clientCode,
      ),
      regime: libelleDuCode('regime-obligatoire', personne.codeRegime, personne.clientCode),
      employeur: personne.employeur,
      nir,
      telephone: telephonePersonne,
      adresse: personne.adresse,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .where(
      and(
        eq(assure.clientCode, placeholder('clientCode')),
        eq(assure.numeroContrat, placeholder('numeroContrat')),
        sql`${assure.personneId} = coalesce(${placeholder('personneId')}::uuid, ${assure.personneId})`,
      ),
    )
    .orderBy(assure.rang)
    .prepare('personnes_couvertes'),
)

/** The people of a contract whom whoever asks may see, the adherent first. */
export const findPersonnes = (db: Executor, portion: Portion): Promise<PersonneCouverte[]> =>
  personnesCouvertes(db).execute(portion)

/** Oneself, whether or not a contract still covers one. */
export const findPersonne = (db: Executor, id: string) =>
  db
    .select({
      id: personne.id,
      civilite,
      nom: personne.nom,
      prenom: personne.prenom,
      nomPatronymique: personne.nomPatronymique,
      dateNaissance: personne.dateNaissance,
      sexe: personne.sexe,
      rangGemellaire: personne.rangGemellaire,
      codePostal: personne.codePostal,
      isTeletransmission: personne.isTeletransmission,
      motifRefusTeletransmission: personne.motifRefusTeletransmission,
      organisme: personne.organisme,
      materniteDu: personne.materniteDu,
      materniteAu: personne.materniteAu,
      exoneration: personne.exoneration,
      exonerationDu: personne.exonerationDu,
      exonerationAu: personne.exonerationAu,
      nir,
      telephone: telephonePersonne,
      adresse: personne.adresse,
    })
    .from(personne)
    .where(eq(personne.id, id))
