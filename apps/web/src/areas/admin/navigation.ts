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
  IconShieldLock,
  IconSparkles,
  IconTable,
  IconTag,
  IconUmbrella,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { Entree, Groupe } from '../../features/navigation/index.ts'
import {
  admin,
  audiences,
  bibliotheques,
  client,
  clients,
  conservation,
  contenus,
  demande,
  demandes,
  editions,
  etiquettes,
  evolutions,
  exploitation,
  exports,
  faq,
  historique,
  impayes,
  impressions,
  indus,
  mails,
  mediatheque,
  motifs,
  notification,
  notifications,
  nouveautes,
  portabilites,
  ratios,
  reclamations,
  referentiel,
  registreDroits,
  reglesDateEffet,
  renforts,
  reseauxSoins,
  roles,
  tableauDeBord,
  tags,
  tarifsSoins,
  traductions,
  tropVerses,
  utilisateurs,
  violations,
} from './routes.ts'
import { textes } from './textes.ts'

/** The table that one meets first. */
const PREMIERE_TABLE = 'civilite'
const { sections } = textes

type Page = Pick<Entree<Icon>, 'route' | 'aussi'> & { court?: string }

const page = (
  section: string,
  libelle: string,
  icon: Icon,
  { court = libelle, ...entree }: Page,
): Groupe<Icon> => ({ section, libelle, court, icon, entrees: [{ libelle, icon, ...entree }] })

const navigation: readonly Groupe<Icon>[] = [
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
      { route: impayes, libelle: textes.impayesCourt, icon: IconReceiptOff },
      { route: tropVerses, libelle: textes.tropVerses, icon: IconCoins },
      { route: indus, libelle: textes.indus, icon: IconReceiptRefund },
      { route: portabilites, libelle: textes.portabilites, icon: IconBriefcaseOff },
      { route: impressions, libelle: textes.impressionsCourt, icon: IconMailbox },
    ],
  },
  {
    section: sections.publier,
    libelle: textes.contenus,
    court: textes.contenus,
    icon: IconFileText,
    entrees: [
      { route: contenus, libelle: textes.contenus, icon: IconFileText },
      { route: faq, libelle: textes.faqCourt, icon: IconHelpCircle },
      { route: mediatheque, libelle: textes.mediatheque, icon: IconPhoto },
      { route: bibliotheques, libelle: textes.bibliotheques, icon: IconBooks },
      { route: tags, libelle: textes.tags, icon: IconHash },
    ],
  },
  {
    section: sections.publier,
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
  page(sections.publier, textes.notifications, IconBell, {
    route: notifications,
    aussi: [notification],
  }),
  page(sections.publier, textes.evolutionsCourt, IconFileDiff, { route: evolutions }),
  page(sections.publier, textes.audiences, IconUsersGroup, { route: audiences }),
  page(sections.publier, textes.nouveautes, IconSparkles, { route: nouveautes }),
  page(sections.parametrer, textes.clients, IconBuilding, { route: clients, aussi: [client] }),
  page(sections.parametrer, textes.roles, IconLock, { route: roles }),
  page(sections.parametrer, textes.motifs, IconMessageReport, { route: motifs }),
  page(sections.parametrer, textes.ratios, IconPercentage, {
    route: ratios,
    court: textes.ratiosCourt,
  }),
  page(sections.parametrer, textes.renfortsCourt, IconUmbrella, { route: renforts }),
  page(sections.parametrer, textes.reseauxSoins, IconHeartHandshake, { route: reseauxSoins }),
  page(sections.parametrer, textes.reglesDateEffet, IconCalendarCog, { route: reglesDateEffet }),
  page(sections.parametrer, textes.tarifsSoins, IconReceiptEuro, { route: tarifsSoins }),
  page(sections.parametrer, textes.referentiels, IconTable, {
    route: { ...referentiel, link: () => referentiel.link({ table: PREMIERE_TABLE }) },
    court: textes.referentielsCourt,
  }),
  page(sections.controler, textes.reclamations, IconMoodSad, { route: reclamations }),
  page(sections.controler, textes.registreDroits, IconShieldLock, { route: registreDroits }),
  page(sections.controler, textes.historique, IconHistory, { route: historique }),
  page(sections.controler, textes.violations, IconAlertTriangle, { route: violations }),
  page(sections.controler, textes.conservation, IconArchive, { route: conservation }),
  page(sections.controler, textes.exports, IconDownload, { route: exports }),
  page(sections.controler, textes.exploitation, IconActivityHeartbeat, { route: exploitation }),
]

/** What these roles may open. */
export const navigationDe = (peut: (droit: Droit) => boolean): readonly Groupe<Icon>[] =>
  navigation.filter(({ entrees: [entree] }) => {
    const droit = entree?.route.guard.droit
    return droit === undefined || peut(droit)
  })
