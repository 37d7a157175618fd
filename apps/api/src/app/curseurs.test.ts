import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../testing/index.ts'
import { findDus as findAccordsDus } from '../features/accords/accords.repository.ts'
import { findToWarn } from '../features/actes/brouillons.repository.ts'
import { findDus as findMailsRetenus } from '../features/budgets/retenus.repository.ts'
import {
  findARelire,
  findOuverts,
} from '../features/cotisations/reglements/paiements.repository.ts'
import { findEchues } from '../features/delegation/delegation.repository.ts'
import { findAAppliquer } from '../features/demandes/listes.repository.ts'
import { findPending } from '../features/fichiers/fichiers.repository.ts'
import { findTousEnCours } from '../features/impayes/impayes.repository.ts'
import { findAConfirmer } from '../features/papiers/confirmation.repository.ts'
import { findAvis } from '../features/papiers/echeancier.repository.ts'
import { findContratsFinis } from '../features/papiers/fermeture.repository.ts'
import { findAvant } from '../features/portabilite/portabilite.repository.ts'
import { findEvenements } from '../features/preferences/alertes.repository.ts'
import { findMandatsAnciens } from '../features/rib/caducs.repository.ts'
import type { Suite } from '../features/suite.ts'
import { findNonPrevenues } from '../features/surveillance/surveillance.repository.ts'
import { findContratsSansEmpreinte, findMandatsSansEmpreinte } from '../noyau/index.ts'
import type { Executor } from '../platform/db/index.ts'

/** Of each walk of what is due: read one row at a time, it is all of it, each once and in the same order. */

const NOW = new Date('2026-11-17T11:00:00Z')
const AVANT = new Date('2026-11-01T11:00:00Z')
const JOUR = '2026-11-17'
const moment = { jour: JOUR, heure: '12:00' }

let t: TestApp
let db: Executor
before(async () => {
  t = await createTestApp()
  db = t.database.db
  const le = AVANT.toISOString()
  const contrats = sql`contrat where client_code = 'horizon'`
  const comptes = sql`compte where client_code = 'horizon' and personne_id is not null and is_actif`
  for (const seme of [
    sql`insert into paiement_cotisation (id, client_code, numero_contrat, reference, montant, echeances, etat,
        session_id, cree_le, fini_le)
      select gen_random_uuid(), 'horizon', numero, 'essai ' || numero || etat, 100, '[]', etat,
        'essai ' || numero || etat, ${le}::timestamptz, ${le}::timestamptz
      from (select numero from ${contrats}) c, (values ('en-cours'), ('expire')) e (etat)`,
    sql`delete from impaye`,
    sql`insert into impaye (client_code, numero_contrat, mise_en_demeure_le, montant, echeances, document_id, etat)
      select 'horizon', numero, ${JOUR}, 100, '[]', gen_random_uuid(), 'avertie' from ${contrats}`,
    sql`insert into avis_echeancier (client_code, numero_contrat, annee, le)
      select 'horizon', numero, a, ${le}::timestamptz from (select numero from ${contrats}) c,
        (values (2026), (2027)) v (a)`,
    // Several of one day: the day alone does not tell where one stood.
    sql`insert into demande (id, client_code, acte, mode_gestion, etat, effet_le, cree_le)
      select gen_random_uuid(), 'horizon', 'contactActeGestion', 'auto', 'acceptee', j::date, ${le}::timestamptz
      from (values ('2026-11-10'), ('2026-11-10'), ('2026-11-11')) v (j)`,
    sql`insert into brouillon (compte_id, acte, sujet, etape, version, saisie, revision, modifie_le)
      select id, a, s, 'x', 1, 'x', 1, ${le}::timestamptz from (select id from ${comptes} limit 3) c,
        (values ('contactActeGestion', ''), ('contactActeGestion', '20450001'), ('ribPrestationsActeGestion', '')) v (a, s)`,
    sql`update contrat set iban = 'x', iban_empreinte = null, portabilite_du = '2026-01-01',
      portabilite_jusqu_au = case when numero < '20450003' then '2026-11-01'::date else '2026-11-02'::date end
      where client_code = 'horizon' and etat <> 'resilie'`,
    // Several people of one contract.
    sql`update contrat set etat = 'resilie', date_fin = '2026-10-31' where client_code = 'horizon' and numero = '20450001'`,
    sql`update cotisation set date_echeance = ${JOUR}::date where client_code = 'horizon'`,
    sql`update mandat set iban_empreinte = null, revoque_le = null`,
    sql`update compte set is_dematerialise = true, dematerialise_le = null where client_code = 'horizon'`,
    sql`update fichier set analyse_le = null`,
    sql`insert into fichier (remote_file_name, client_code, compte_id, local_file_name, input_name, type_mime,
        taille, empreinte, depose_le)
      select 'essai-' || id, 'horizon', id, 'x', 'x', 'x', 1, 'x', ${le}::timestamptz from ${comptes}`,
    sql`insert into delegation (client_code, compte_id, mandataire_id, nom, email, domaines, fin, etat, expire_le, cree_le)
      select 'horizon', a.id, b.id, 'x', 'x', '{}', '2026-11-01', 'acceptee', ${le}::timestamptz, ${le}::timestamptz
      from (select id from ${comptes} limit 2) a, (select id from ${comptes} order by id desc limit 2) b`,
    sql`insert into mail_retenu (client_code, destinataire_empreinte, contenu, nombre, depuis, envoi_le)
      select 'horizon', md5(id::text), 'x', 1, ${le}::timestamptz, ${le}::timestamptz from ${comptes}`,
    sql`insert into accord (client_code, objet, cible, geste, etat, demande_par_id, demande_le, effet_le)
      select 'horizon', 'compte', id::text, 'nommer', 'accorde', id, ${le}::timestamptz, ${le}::timestamptz from ${comptes}`,
    sql`insert into alerte_lecture (client_code, compte_id, genre, periode, nombre, le)
      select 'horizon', id, 'dossiers', 'heure', 1, ${le}::timestamptz from ${comptes}`,
    sql`delete from abonnement`,
    sql`insert into abonnement (compte_id, alerte, depuis)
      select id, a, '2026-01-01' from (select id from ${comptes}) c,
        (values ('remboursement'), ('document'), ('cotisation')) v (a)`,
    sql`update document set le = ${JOUR}::date where client_code = 'horizon'`,
    sql`update paiement set date = ${JOUR}::date where client_code = 'horizon'`,
  ])
    await db.execute(seme)
})
after(() => t?.close())

/** A walk, whatever its rows are. */
type Parcours = (db: Executor, ou: Suite<never>) => Promise<readonly unknown[]>
const parcours = <Row>(find: (db: Executor, ou: Suite<Row>) => PromiseLike<readonly Row[]>) =>
  find as unknown as Parcours

for (const [nom, find] of Object.entries({
  'card payments that are open': parcours<{ id: string }>((db, ou) =>
    findOuverts(db, { ...ou, avant: NOW }),
  ),
  'card payments to be asked about again': parcours<{ id: string }>((db, ou) =>
    findARelire(db, { ...ou, finis: { apres: new Date(0), avant: NOW } }),
  ),
  'formal notices': parcours(findTousEnCours),
  'cover that goes on': parcours<Awaited<ReturnType<typeof findAvant>>[number]>((db, ou) =>
    findAvant(db, { ...ou, jour: JOUR }),
  ),
  schedules: parcours<Awaited<ReturnType<typeof findAvis>>[number]>((db, ou) =>
    findAvis(db, { ...ou, jour: JOUR }),
  ),
  'planned requests': parcours<Awaited<ReturnType<typeof findAAppliquer>>[number]>((db, ou) =>
    findAAppliquer(db, { ...ou, jour: JOUR }),
  ),
  drafts: parcours<Awaited<ReturnType<typeof findToWarn>>[number]>((db, ou) =>
    findToWarn(db, { ...ou, before: NOW }),
  ),
  'transfers to tell': parcours<Awaited<ReturnType<typeof findEvenements>>[number]>((db, ou) =>
    findEvenements(db, 'remboursement', { ...ou, moment }),
  ),
  'documents to tell': parcours<Awaited<ReturnType<typeof findEvenements>>[number]>((db, ou) =>
    findEvenements(db, 'document', { ...ou, moment }),
  ),
  'instalments to tell': parcours<Awaited<ReturnType<typeof findEvenements>>[number]>((db, ou) =>
    findEvenements(db, 'cotisation', { ...ou, moment }),
  ),
  mandates: parcours<{ rum: string }>((db, ou) =>
    findMandatsAnciens(db, { ...ou, signeAvant: '2099-01-01' }),
  ),
  'accounts of contracts': parcours(findContratsSansEmpreinte),
  'accounts of mandates': parcours(findMandatsSansEmpreinte),
  'files to be scanned': parcours(findPending),
  'digital papers': parcours<Awaited<ReturnType<typeof findAConfirmer>>[number]>((db, ou) =>
    findAConfirmer(db, { ...ou, avant: NOW }),
  ),
  'contracts that ended': parcours<Awaited<ReturnType<typeof findContratsFinis>>[number]>(
    (db, ou) => findContratsFinis(db, { ...ou, du: '2020-01-01', au: '2099-01-01' }),
  ),
  delegations: parcours<{ id: string }>((db, ou) => findEchues(db, { ...ou, jour: JOUR })),
  'mails kept back': parcours<Awaited<ReturnType<typeof findMailsRetenus>>[number]>((db, ou) =>
    findMailsRetenus(db, { ...ou, now: NOW }),
  ),
  agreements: parcours<{ id: string }>((db, ou) =>
    findAccordsDus(db, { ...ou, now: NOW, avant: NOW }),
  ),
  'alarms of reading': parcours(findNonPrevenues),
}))
  test(`one at a time, all of them are walked: ${nom}`, async () => {
    const clientCode = 'horizon'
    const tous = await find(db, { clientCode, apres: null, limite: 1_000 })
    assert.ok(tous.length > 1, `${tous.length} of them prove nothing`)
    const vus: unknown[] = []
    let apres: never | null = null
    for (;;) {
      const [un] = await find(db, { clientCode, apres, limite: 1 })
      if (un === undefined || vus.length > tous.length) break
      vus.push(un)
      apres = un as never
    }
    assert.deepEqual(vus, tous)
    assert.deepEqual(await find(db, { clientCode: 'nobody', apres: null, limite: 10 }), [])
  })
