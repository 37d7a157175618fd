import { sql } from 'drizzle-orm'
import { HUGO, type Saisies } from '../../../testing/saisie.ts'

export const saisies: Saisies<'cotisations'> = ({ app, de }) => ({
  paiementCotisationActeGestion: {
    de: [HUGO],
    async saisie(call, rang) {
      // The only debt is being paid: the bank sends another debit back.
      if (rang === 1)
        await app().database.db.execute(sql`update cotisation set etat = 'rejetee', motif_rejet = 'AM04'
          where id = (select id from cotisation where numero_contrat = '20450003' and etat = 'payee'
            order by date_echeance desc limit 1)`)
      const { payables } = await de.faits(call, 'paiementCotisationActeGestion', '20450003')
      const [{ id, montant }] = payables
      return { echeances: [id], montant, numeroContrat: '20450003' }
    },
  },
})
