import pg from 'pg'

/** The care behind a search: as many lines as ten years of a large family's leave. */
export async function openSoins(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  return {
    /** Until the contract has that many: over ten years, of all the acts that it knows, at sixty professionals. */
    async fill(numeroContrat: string, total: number): Promise<void> {
      await database.query(
        `with ceux as (select array_agg(distinct personne_id) as personnes, array_agg(distinct code_acte) as actes,
             $2::int - count(*)::int as manquent from ligne where client_code = 'horizon' and numero_contrat = $1),
           visites as (insert into decompte (personne_id, date, client_code, numero_contrat, professionnel)
             select personnes[1 + n % cardinality(personnes)], current_date - n * 3650 / manquent, 'horizon', $1,
               (array['Pharmacie', 'Docteur', 'Laboratoire', 'Cabinet'])[1 + n % 4] || ' du Banc ' || n % 60
             from ceux, generate_series(1, manquent) n returning id, personne_id, date)
         insert into ligne (decompte_id, personne_id, date_soins, date_reglement, depense, base, ro, rc, client_code,
           numero_contrat, code_acte, etat, destinataire)
         select id, personne_id, date, date, 3000, 3000, 2100, 900, 'horizon', $1,
           actes[1 + id % cardinality(actes)], 'reglee', 'assure' from visites, ceux`,
        [numeroContrat, total],
      )
      await database.query('vacuum analyze ligne, decompte')
    },

    end: () => database.end(),
  }
}
