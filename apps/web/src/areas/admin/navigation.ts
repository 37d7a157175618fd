import type { Gestion } from '@espace-adherent/contract/gestion'
import { type CleGestion, gestions } from '@espace-adherent/contract/gestions'
import type { Droit } from '@espace-adherent/domain/roles'
import {
  type Icon,
  IconActivityHeartbeat,
  IconAlertTriangle,
  IconArchive,
  IconBell,
  IconBooks,
  IconBriefcaseOff,
  IconBuilding,
  IconCalendarCog,
  IconCoins,
  IconDatabaseImport,
  IconDownload,
  IconFileDiff,
  IconFileText,
  IconHash,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconInbox,
  IconLanguage,
  IconLayoutDashboard,
  IconLock,
  IconMail,
  IconMailbox,
  IconMessageCircleExclamation,
  IconMessageReport,
  IconMoodSad,
  IconPercentage,
  IconPhoto,
  IconPrinter,
  IconReceiptEuro,
  IconReceiptOff,
  IconReceiptRefund,
  IconShieldCheck,
  IconShieldLock,
  IconSparkles,
  IconTable,
  IconTag,
  IconUmbrella,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Entree, Groupe } from '../../features/navigation/groupes.ts'
import {
  admin,
  client,
  clients,
  conservation,
  demande,
  demandes,
  exploitation,
  exports,
  mediatheque,
  notification,
  notifications,
  referentiel,
  roles,
  tableauDeBord,
  utilisateurs,
} from './routes.ts'
import { entreeDe, tables } from './tables.ts'
import { textes } from './textes.ts'

/** The table that one meets first. */
const PREMIERE_TABLE = 'civilite'
const { sections } = textes
const rangs: readonly string[] = Object.values(sections)

type Page = Pick<Entree<Icon>, 'route' | 'aussi'> & { court?: string }

const page = (
  section: string,
  libelle: string,
  icon: Icon,
  { court = libelle, ...entree }: Page,
): Groupe<Icon> => ({ section, libelle, court, icon, entrees: [{ libelle, icon, ...entree }] })

/** The screen of a table, as its declaration names it. */
function table(gestion: Gestion, icon: Icon): Groupe<Icon> {
  const { ecran, droits, libelle: nom } = gestion
  const droit = droits.list?.backoffice
  const route = {
    path: `/admin/${ecran?.chemin}`,
    guard: { role: 'backoffice' as const, ...(droit && { droit }) },
    link: () => entreeDe(gestion),
  }
  const { titre = nom, section = 'parametrer' } = ecran ?? {}
  return page(sections[section], titre, icon, { route, court: ecran?.court ?? titre })
}

const placee = (cle: CleGestion, icon: Icon) => table(gestions[cle] as unknown as Gestion, icon)

const rangee: readonly Groupe<Icon>[] = [
  page(sections.traiter, textes.tableauDeBord, IconLayoutDashboard, {
    route: admin,
    aussi: [tableauDeBord],
    court: textes.tableauDeBordCourt,
  }),
  page(sections.traiter, textes.demandes, IconInbox, { route: demandes, aussi: [demande] }),
  page(sections.traiter, textes.utilisateurs, IconUsers, {
    route: utilisateurs,
    court: textes.utilisateursCourt,
  }),
  {
    section: sections.traiter,
    libelle: textes.suivis,
    court: textes.suivis,
    icon: IconReceiptOff,
    entrees: [
      ...placee('impayes', IconReceiptOff).entrees,
      ...placee('trop-verses', IconCoins).entrees,
      ...placee('indus', IconReceiptRefund).entrees,
      ...placee('portabilites', IconBriefcaseOff).entrees,
      ...placee('gardes', IconShieldCheck).entrees,
      ...placee('impressions', IconMailbox).entrees,
    ],
  },
  {
    section: sections.publier,
    libelle: textes.contenus,
    court: textes.contenus,
    icon: IconFileText,
    entrees: [
      ...placee('contenu', IconFileText).entrees,
      ...placee('faq', IconHelpCircle).entrees,
      { route: mediatheque, libelle: textes.mediatheque, icon: IconPhoto },
      ...placee('bibliotheques', IconBooks).entrees,
      ...placee('tags', IconHash).entrees,
    ],
  },
  {
    section: sections.publier,
    libelle: textes.textes,
    court: textes.textes,
    icon: IconLanguage,
    entrees: [
      ...placee('mots.mail', IconMail).entrees,
      ...placee('mots.edition', IconPrinter).entrees,
      ...placee('mots.etiquette', IconTag).entrees,
      ...placee('mots.traduction', IconMessageCircleExclamation).entrees,
    ],
  },
  page(sections.publier, textes.notifications, IconBell, {
    route: notifications,
    aussi: [notification],
  }),
  placee('evolutions', IconFileDiff),
  placee('audiences', IconUsersGroup),
  placee('nouveautes', IconSparkles),
  page(sections.parametrer, textes.clients, IconBuilding, { route: clients, aussi: [client] }),
  page(sections.parametrer, textes.roles, IconLock, { route: roles }),
  placee('motifs', IconMessageReport),
  placee('ratios', IconPercentage),
  placee('renforts', IconUmbrella),
  placee('reseaux-soins', IconHeartHandshake),
  placee('regle-date-effet', IconCalendarCog),
  placee('tarifs-soins', IconReceiptEuro),
  page(sections.parametrer, textes.referentiels, IconTable, {
    route: { ...referentiel, link: () => referentiel.link({ table: PREMIERE_TABLE }) },
    court: textes.referentielsCourt,
  }),
  placee('reclamations', IconMoodSad),
  placee('droits-personnels', IconShieldLock),
  placee('historique', IconHistory),
  placee('violations', IconAlertTriangle),
  placee('lots', IconDatabaseImport),
  page(sections.controler, textes.conservation, IconArchive, { route: conservation }),
  page(sections.controler, textes.exports, IconDownload, { route: exports }),
  page(sections.controler, textes.exploitation, IconActivityHeartbeat, { route: exploitation }),
]

const placees = new Set(rangee.flatMap(({ entrees }) => entrees.map(({ route }) => route.path)))

/** A table that nobody has placed stands last in its section, with the icon of tables. */
const navigation = rangee
  .concat(
    tables
      .map((gestion) => table(gestion, IconTable))
      .filter(({ entrees: [seule] }) => seule && !placees.has(seule.route.path)),
  )
  .sort((a, b) => rangs.indexOf(a.section ?? '') - rangs.indexOf(b.section ?? ''))

/** What these roles may open. */
export const navigationDe = (peut: (droit: Droit) => boolean): readonly Groupe<Icon>[] =>
  navigation.filter(({ entrees: [entree] }) => {
    const droit = entree?.route.guard.droit
    return droit === undefined || peut(droit)
  })
