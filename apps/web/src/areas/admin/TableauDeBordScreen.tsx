import { type LiensTableau, Tableau } from '../../features/statistiques/Tableau.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import {
  client,
  demande,
  demandes,
  exploitation,
  monAcces,
  notifications,
  roles,
  utilisateurs,
} from './routes.ts'
import { lienTable } from './tables.ts'
import { textes } from './textes.ts'

export default function TableauDeBordScreen() {
  const peut = useDroit()
  const liens: LiensTableau = {
    file: (vue) => demandes.link({}, vue).replace(/\?$/, ''),
    demande: (id) => demande.link({ id }),
    exploitation: peut({ domaine: 'parametrage', action: 'read' }) ? exploitation.link({}) : null,
    monAcces: monAcces.link({}),
    violations: peut({ domaine: 'historique', action: 'read' }) ? lienTable('violations') : null,
    imports: peut({ domaine: 'imports', action: 'update' })
      ? lienTable('lots', { etat: 'a-confirmer' })
      : null,
    clesSysteme: peut({ domaine: 'systeme', action: 'update' })
      ? lienTable('cles-systeme', { etat: 'preparee' })
      : null,
    notifications: notifications.link({}),
    evolutions: lienTable('evolutions'),
    gardes: (etat) => lienTable('gardes', { etat }),
    client: (id) => client.link({ id }),
    utilisateur: (fiche) => utilisateurs.link({}, { fiche }),
    role: (role) => roles.link({}, role === null ? {} : { role }),
    lecturesInhabituelles: peut({ domaine: 'historique', action: 'read' })
      ? lienTable('historique', { action: 'lecture-massive' })
      : null,
    faqATraiter: peut({ domaine: 'contenus', action: 'update' })
      ? lienTable('faq', { onglet: 'a-traiter' })
      : null,
  }
  return (
    <>
      <ScreenTitle lead={textes.tableauDeBordLead}>{textes.tableauDeBord}</ScreenTitle>
      <Tableau liens={liens} />
    </>
  )
}
