import type { Droit } from '@espace-adherent/domain/roles'
import {
  type Icon,
  IconBuilding,
  IconDownload,
  IconHistory,
  IconInbox,
  IconLayoutDashboard,
  IconLock,
  IconSparkles,
  IconTable,
  IconUsers,
} from '@tabler/icons-react'
import type { Groupe } from '../../features/navigation/index.ts'
import {
  admin,
  client,
  clients,
  demande,
  demandes,
  exports,
  historique,
  nouveautes,
  referentiel,
  roles,
  utilisateurs,
} from './routes.ts'
import { textes } from './textes.ts'

/** The table that one meets first. */
const PREMIERE_TABLE = 'civilite'

const page = (
  libelle: string,
  court: string,
  icon: Icon,
  route: Groupe<Icon>['entrees'][number]['route'],
): Groupe<Icon> => ({ libelle, court, icon, entrees: [{ route, libelle, icon }] })

const navigation: readonly Groupe<Icon>[] = [
  page(textes.tableauDeBord, textes.tableauDeBordCourt, IconLayoutDashboard, admin),
  {
    libelle: textes.demandes,
    court: textes.demandes,
    icon: IconInbox,
    entrees: [{ route: demandes, libelle: textes.demandes, icon: IconInbox, aussi: [demande] }],
  },
  page(textes.utilisateurs, textes.utilisateursCourt, IconUsers, utilisateurs),
  page(textes.nouveautes, textes.nouveautes, IconSparkles, nouveautes),
  {
    libelle: textes.clients,
    court: textes.clients,
    icon: IconBuilding,
    entrees: [{ route: clients, libelle: textes.clients, icon: IconBuilding, aussi: [client] }],
  },
  page(textes.referentiels, textes.referentielsCourt, IconTable, {
    ...referentiel,
    link: () => referentiel.link({ table: PREMIERE_TABLE }),
  }),
  page(textes.roles, textes.roles, IconLock, roles),
  page(textes.historique, textes.historique, IconHistory, historique),
  page(textes.exports, textes.exports, IconDownload, exports),
]

/** What these roles may open, and nothing else. */
export const navigationDe = (peut: (droit: Droit) => boolean): readonly Groupe<Icon>[] =>
  navigation.filter(({ entrees: [entree] }) => {
    const droit = entree?.route.guard.droit
    return droit === undefined || peut(droit)
  })
