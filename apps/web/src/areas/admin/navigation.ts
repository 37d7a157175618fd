import type { Role } from '@espace-adherent/domain/roles'
import { hasDroit } from '@espace-adherent/domain/roles'
import {
  type Icon,
  IconBooks,
  IconDownload,
  IconFileText,
  IconHash,
  IconHistory,
  IconInbox,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconMessageCircleExclamation,
  IconPhoto,
  IconPrinter,
  IconSparkles,
  IconTable,
  IconTag,
} from '@tabler/icons-react'
import type { Groupe } from '../../features/navigation/index.ts'
import {
  admin,
  bibliotheques,
  contenus,
  demande,
  demandes,
  editions,
  etiquettes,
  exports,
  historique,
  mails,
  mediatheque,
  nouveautes,
  referentiel,
  tags,
  traductions,
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
  {
    libelle: textes.contenus,
    court: textes.contenus,
    icon: IconFileText,
    entrees: [
      { route: contenus, libelle: textes.contenus, icon: IconFileText },
      { route: mediatheque, libelle: textes.mediatheque, icon: IconPhoto },
      { route: bibliotheques, libelle: textes.bibliotheques, icon: IconBooks },
      { route: tags, libelle: textes.tags, icon: IconHash },
    ],
  },
  page(textes.nouveautes, textes.nouveautes, IconSparkles, nouveautes),
  {
    libelle: textes.textes,
    court: textes.textes,
    icon: IconLanguage,
    entrees: [
      { route: mails, libelle: textes.mails, icon: IconMail },
      { route: editions, libelle: textes.editions, icon: IconPrinter },
      { route: etiquettes, libelle: textes.etiquettes, icon: IconTag },
      { route: traductions, libelle: textes.traductions, icon: IconMessageCircleExclamation },
    ],
  },
  page(textes.referentiels, textes.referentielsCourt, IconTable, {
    ...referentiel,
    link: () => referentiel.link({ table: PREMIERE_TABLE }),
  }),
  page(textes.historique, textes.historique, IconHistory, historique),
  page(textes.exports, textes.exports, IconDownload, exports),
]

/** What these roles may open, and nothing else. */
export const navigationDe = (roles: readonly Role[]): readonly Groupe<Icon>[] =>
  navigation.filter(({ entrees: [entree] }) => {
    const droit = entree?.route.guard.droit
    return droit === undefined || hasDroit(roles, droit)
  })
