import { getTableName, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { carteTp } from '../carte-tp.schema.ts'
import { comptePersonnel } from '../comptes-beneficiaires.schema.ts'
import { ancienAssure, ancienNiveau, assure, contrat } from '../contrats.schema.ts'
import { cotisation, mandat } from '../cotisations.schema.ts'
import { offre } from '../offres.schema.ts'
import { optionContrat } from '../options.schema.ts'
import { type Cible, defineCible, type Etages, etage } from './cible.repository.ts'
import { personnes } from './personnes.repository.ts'

export const offres = defineCible({
  nom: 'offres',
  table: offre,
  cles: ['nom'],
  donnees: ['garanties', 'engagements', 'revalorisations', 'tarifs', 'domainesTp'],
  trouve: 't.nom = s.nom',
  cle: 'nom',
  contrat: null,
  suppression: 'rien',
})

export const contrats = defineCible({
  nom: 'contrats',
  table: contrat,
  cles: ['numero'],
  donnees: [
    'nomOffre',
    'typeContrat',
    'etat',
    'isPrecontentieux',
    'isObligatoire',
    'dateDebut',
    'dateFin',
    'codeModePaiement',
    'titulaire',
    'iban',
    'ibanMasque',
    'ibanEmpreinte',
    'bic',
    'codeModePaiementCotisation',
    'codePeriodiciteCotisation',
    'portabiliteDu',
    'portabiliteJusquAu',
  ],
  scelles: ['iban'],
  refs: [{ de: 'nom_offre', champ: 'nomOffre', vers: offres }],
  trouve: 't.numero = s.numero',
  cle: 'numero',
  contrat: 'numero',
  suppression: { pose: 'retire_le', estPosee: 'retire_le is not null' },
})

/** A list of a contract, and which bit says that it was given. */
export const listeContrat = (
  bit: number,
  cible: Pick<Cible, 'nom' | 'table' | 'cles' | 'donnees'> & Partial<Cible>,
): Cible =>
  defineCible({
    cle: 'numero_contrat',
    trouve: cible.cles
      .map((prop) =>
        prop === 'personneId' ? 't.personne_id = r0.id' : `t.${nomDe(prop)} = s.${nomDe(prop)}`,
      )
      .join(' and '),
    tient: cible.cles.map((prop) => `t.${nomDe(prop)} = s.${nomDe(prop)}`).join(' and '),
    parent: {
      cible: contrats,
      bit,
      siens: `join ${getTableName(cible.table)} t on t.client_code = $client and t.numero_contrat = p.cle`,
    },
    ...cible,
  })

const nomDe = (prop: string) => prop.replaceAll(/[A-Z]/g, (lettre) => `_${lettre.toLowerCase()}`)
const personne = (champ: string) => [
  { de: 'personne', champ, vers: personnes, colonne: 'personneId' },
]

export const listesContrat = [
  listeContrat(1, {
    nom: 'assures',
    table: assure,
    cles: ['numeroContrat', 'personneId'],
    donnees: ['qualite', 'lien', 'rang'],
    refs: personne('assures'),
  }),
  listeContrat(2, {
    nom: 'anciens_assures',
    table: ancienAssure,
    cles: ['numeroContrat', 'personneId', 'dateFin'],
    donnees: ['qualite', 'lien', 'dateDebut', 'motif'],
    refs: personne('anciensAssures'),
  }),
  listeContrat(4, {
    nom: 'anciennes_offres',
    table: ancienNiveau,
    cles: ['numeroContrat', 'au'],
    donnees: ['nomOffre', 'du'],
  }),
  listeContrat(8, {
    nom: 'options',
    table: optionContrat,
    cles: ['numeroContrat', 'codeRenfort', 'dateDebut'],
    donnees: ['dateFin', 'montantMensuel'],
  }),
  listeContrat(16, {
    nom: 'cartes',
    table: carteTp,
    cles: ['numeroContrat', 'dateDebut'],
    donnees: ['dateFin', 'numeroAmc', 'typeConvention', 'csr', 'datamatrix', 'domaines'],
  }),
  listeContrat(32, {
    nom: 'mandats',
    table: mandat,
    cles: ['rum'],
    donnees: [
      'numeroContrat',
      'ics',
      'signeLe',
      'revoqueLe',
      'isCaduc',
      'titulaire',
      'iban',
      'ibanMasque',
      'ibanEmpreinte',
      'bic',
    ],
    scelles: ['iban'],
  }),
  // It outlives the cover: only what is said of it changes it.
  listeContrat(64, {
    nom: 'comptes_personnels',
    table: comptePersonnel,
    cles: ['numeroContrat', 'personneId'],
    donnees: ['titulaire', 'iban', 'ibanMasque', 'ibanEmpreinte', 'bic', 'depuis', 'refuseLe'],
    scelles: ['iban'],
    refs: personne('assures'),
    parent: { cible: contrats, bit: 64, siens: null },
  }),
] as const

/** A reference of a mandate is one contract's: of another in the same file, or of the base, the record is refused. */
export const refuserMandatsPris = (db: Executor, ici: Etages) => {
  const s = etage(ici, listesContrat[5])
  return db.execute(sql`update ${s} s set sort = 'rejete', ecrit = false, refus = 'cle-prise', refus_champ = 'mandats'
    where s.sort in ('cree', 'change', 'inchange') and (
      exists (select 1 from ${mandat} t where t.client_code = ${ici.clientCode} and t.rum = s.rum
        and t.numero_contrat <> s.numero_contrat)
      or s.ligne > (select min(q.ligne) from ${s} q where q.rum = s.rum and q.cle <> s.cle and q.sort <> 'supprime'))`)
}

type CompteScelle = { numeroContrat: string; source: string; personneId: string; iban: string }

/** Personal accounts to be written of people who were here: sealed under what the record calls them. */
export const findRescellesComptes = (
  db: Executor,
  ici: Etages,
  apres: Pick<CompteScelle, 'numeroContrat' | 'source'>,
  max: number,
) =>
  rowsOf<CompteScelle>(
    db,
    sql`select s.cle as "numeroContrat", s.source, s.personne_id as "personneId", s.iban
      from ${etage(ici, listesContrat[6])} s
      where s.ecrit and s.sort in ('cree', 'change') and s.iban is not null
        and (s.cle, s.source) > (${apres.numeroContrat}, ${apres.source})
        and not exists (select 1 from ${etage(ici, personnes)} q
          where q.cle = s.source and q.cle = s.personne and q.sort = 'cree')
      order by s.cle, s.source limit ${max}`,
  )

export const saveRescellesComptes = (
  db: Executor,
  ici: Etages,
  rows: readonly Omit<CompteScelle, 'personneId'>[],
) =>
  db.execute(sql`update ${etage(ici, listesContrat[6])} s set iban = n.iban
    from json_to_recordset(${JSON.stringify(rows)}::json) as n("numeroContrat" text, source text, iban text)
    where n."numeroContrat" = s.cle and n.source = s.source`)

export const cotisations = defineCible({
  nom: 'cotisations',
  table: cotisation,
  cleType: 'uuid',
  cles: [],
  donnees: [
    'numeroContrat',
    'periodeDebut',
    'periodeFin',
    'dateEcheance',
    'montant',
    'etat',
    'motifRejet',
    'codeModePaiement',
  ],
  refs: [{ de: 'numero_contrat', champ: 'contrat', vers: contrats }],
  fixes: { id: 's.cle' },
  trouve: 't.id = s.cle',
  cle: 'id',
  importe: `substr(t.id::text, 15, 1) = '8'`,
  jour: 'date_echeance',
})
