import { sql } from 'drizzle-orm'
import {
  type Cible,
  contrats,
  defineCible,
  type Ecriture,
  type Etages,
  etage,
  personnes,
  suiviDe,
} from '../../noyau/fusion/index.ts'
import { decompte, ligne, paiement } from './remboursements.schema.ts'

const contrat = { de: 'numero_contrat', champ: 'contrat', vers: contrats }
const personne = { de: 'personne', champ: 'personne', vers: personnes, colonne: 'personneId' }

const parCle = {
  cleType: 'uuid',
  cle: 'cle',
  cles: [],
  fixes: { cle: 's.cle' },
  trouve: 't.cle = s.cle',
  tient: 't.id = s.id',
  importe: 't.cle is not null',
  jour: 'date',
  id: { type: 'bigint', tire: true },
} as const

export const paiements = defineCible({
  ...parCle,
  nom: 'paiements',
  table: paiement,
  donnees: [
    'numeroContrat',
    'date',
    'montant',
    'mode',
    'destinataire',
    'ibanMasque',
    'personneId',
    'professionnel',
  ],
  refs: [contrat, personne],
})

export const decomptes = defineCible({
  ...parCle,
  nom: 'decomptes',
  table: decompte,
  donnees: ['numeroContrat', 'personneId', 'date', 'professionnel'],
  refs: [contrat, personne],
})

export const lignes: Cible = defineCible({
  nom: 'lignes',
  table: ligne,
  cleType: 'uuid',
  cle: 'cle',
  cles: ['rang'],
  donnees: [
    'numeroContrat',
    'decompteId',
    'personneId',
    'paiementId',
    'dateSoins',
    'dateReglement',
    'codeActe',
    'quantite',
    'depense',
    'base',
    'ro',
    'rc',
    'monture',
    'situation',
    'oreille',
    'etat',
    'destinataire',
    'motifRejet',
    'cumulEnveloppe',
    'cumulParticipation',
    'cumulFranchise',
    'cumulUnites',
    'cumulJour',
  ],
  refs: [
    { de: 'cle', champ: 'lignes', vers: decomptes, colonne: 'decompteId' },
    { de: 'paiement', champ: 'lignes.paiement', vers: paiements, colonne: 'paiementId' },
    personne,
  ],
  // Under the contract that its statement has had so far: the one index of lines begins with it.
  trouve: 't.numero_contrat = r0.contrat and t.decompte_id = r0.id and t.rang = s.rang',
  tient: 't.id = s.id',
  importe: 't.rang is not null',
  id: { type: 'bigint', tire: false },
  parent: {
    cible: decomptes,
    bit: 1,
    siens: `join decompte k on k.client_code = $client and k.cle = p.cle
      join ligne t on t.client_code = $client and t.numero_contrat = k.numero_contrat and t.decompte_id = k.id`,
  },
})

/** Lines stay when the transfer that paid them goes: the insurer’s system said nothing of them. */
export const delierPaiements = (
  e: Ecriture,
  ici: Etages,
  { debut, fin }: { debut: string; fin: string },
) =>
  e.execute(sql`update ${ligne} t set paiement_id = null from ${etage(ici, paiements)} s
    where s.ecrit and s.sort in ('supprime', 'disparu') and s.numero_contrat between ${debut} and ${fin}
      and t.client_code = ${ici.clientCode} and t.numero_contrat = s.numero_contrat and t.paiement_id = s.id`)

/** Care of two people who are one. A line is found by its statement: no index begins with a person. */
const lignesSuivies = suiviDe([decompte, paiement], (e, paires) =>
  e.execute(sql`update ${ligne} t set personne_id = f.vers from ${decompte} d join ${paires} on d.personne_id = f.de
    where t.client_code = d.client_code and t.numero_contrat = d.numero_contrat and t.decompte_id = d.id`),
)
export const suiviRemboursements = Object.assign(lignesSuivies, {
  tables: [...lignesSuivies.tables, 'ligne'],
})
