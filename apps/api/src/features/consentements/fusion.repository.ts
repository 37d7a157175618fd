import { sql } from 'drizzle-orm'
import {
  comptes,
  defineCible,
  type Ecriture,
  type Etages,
  etage,
} from '../../noyau/fusion/index.ts'
import { compte } from '../../noyau/lu.ts'
import { consentement } from './consentements.schema.ts'

/** What the holder of an imported account had answered before. */
export const consentementsImportes = defineCible({
  nom: 'consentements',
  table: consentement,
  cles: [],
  donnees: ['nomConsentement', 'isAccepted', 'libelle', 'le'],
  trouve: 'false',
  cle: 'user_name',
  contrat: null,
})

/** With the accounts that this lot opens, in the order of the answers. */
export const reprendreReponses = (
  e: Ecriture,
  ici: Etages,
  { debut, fin }: { debut: string; fin: string },
) =>
  e.execute(sql`insert into ${consentement} (compte_id, nom_consentement, is_accepted, libelle, le)
    select c.id, s.nom_consentement, s.is_accepted, s.libelle, s.le
    from ${etage(ici, consentementsImportes)} s
    join ${etage(ici, comptes)} p on p.cle = s.cle and p.ligne = s.ligne and p.ecrit and p.sort = 'cree'
    join ${compte} c on c.id = p.id
    where s.cle between ${debut} and ${fin} order by s.le`)
