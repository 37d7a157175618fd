import {
  type Icon,
  IconAdjustmentsPlus,
  IconAmbulance,
  IconBell,
  IconBuildingBank,
  IconBuildingHospital,
  IconCalculator,
  IconClipboardText,
  IconCreditCard,
  IconDatabase,
  IconFileDescription,
  IconFiles,
  IconGauge,
  IconHeartHandshake,
  IconHelpCircle,
  IconHome,
  IconId,
  IconListCheck,
  IconLock,
  IconMessage,
  IconMessages,
  IconReceiptEuro,
  IconShieldCheck,
  IconSparkles,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import type { Groupe } from '../../features/navigation/index.ts'
import {
  accueil,
  aide,
  beneficiaires,
  carteTiersPayant,
  compteurs,
  contact,
  contrats,
  coordonneesBancaires,
  cotisations,
  demande,
  demandes,
  demarche,
  demarches,
  documents,
  garanties,
  hospitalisation,
  identifiant,
  nouveautes,
  options,
  paiementCotisation,
  paiements,
  prestation,
  profil,
  profilAdresse,
  profilDonnees,
  profilPreferences,
  remboursements,
  reseauxSoins,
  securite,
  simulateur,
  sinistres,
  sinistresDeclarer,
  situationContractuelle,
  suppression,
} from './routes.ts'
import { textes } from './textes.ts'

const { groupes, entrees } = textes

/**
 * What the member area offers, group by group. A page is one line in its group; who sees it follows from
 * its route's guard (`portee`, `feature`), and `typeContrat` when it means nothing for the other kind.
 * `aussi` are the pages that belong to an entry without being one. A group without a page is not shown.
 */
export const navigation: readonly Groupe<Icon>[] = [
  {
    ...groupes.accueil,
    icon: IconHome,
    entrees: [{ route: accueil, libelle: entrees.accueil, icon: IconHome }],
  },
  {
    ...groupes.remboursements,
    icon: IconReceiptEuro,
    entrees: [
      {
        route: remboursements,
        libelle: entrees.remboursements,
        icon: IconReceiptEuro,
        typeContrat: 'sante',
        aussi: [prestation],
      },
      {
        route: paiements,
        libelle: entrees.paiements,
        icon: IconBuildingBank,
        typeContrat: 'sante',
      },
      {
        route: simulateur,
        libelle: entrees.simulateur,
        icon: IconCalculator,
        typeContrat: 'sante',
      },
      {
        route: compteurs,
        libelle: entrees.compteurs,
        icon: IconGauge,
        typeContrat: 'sante',
      },
    ],
  },
  {
    ...groupes.contrats,
    icon: IconShieldCheck,
    entrees: [
      { route: contrats, libelle: entrees.contrats, icon: IconShieldCheck },
      { route: garanties, libelle: entrees.garanties, icon: IconListCheck },
      {
        route: carteTiersPayant,
        libelle: entrees.carteTiersPayant,
        icon: IconId,
        typeContrat: 'sante',
      },
      { route: beneficiaires, libelle: entrees.beneficiaires, icon: IconUsers },
      { route: options, libelle: entrees.options, icon: IconAdjustmentsPlus },
      {
        route: cotisations,
        libelle: entrees.cotisations,
        icon: IconCreditCard,
        aussi: [paiementCotisation],
      },
      { route: documents, libelle: entrees.documents, icon: IconFiles },
      {
        route: situationContractuelle,
        libelle: entrees.situationContractuelle,
        icon: IconFileDescription,
      },
      { route: reseauxSoins, libelle: entrees.reseauxSoins, icon: IconHeartHandshake },
    ],
  },
  {
    ...groupes.demarches,
    icon: IconClipboardText,
    entrees: [
      {
        route: demarches,
        libelle: entrees.demarches,
        icon: IconClipboardText,
        aussi: [demarche],
      },
      { route: demandes, libelle: entrees.demandes, icon: IconMessages, aussi: [demande] },
      { route: contact, libelle: entrees.contact, icon: IconMessage },
      {
        route: hospitalisation,
        libelle: entrees.hospitalisation,
        icon: IconBuildingHospital,
        typeContrat: 'sante',
      },
      {
        route: sinistres,
        libelle: entrees.sinistres,
        icon: IconAmbulance,
        aussi: [sinistresDeclarer],
      },
      { route: aide, libelle: entrees.aide, icon: IconHelpCircle },
    ],
  },
  {
    ...groupes.profil,
    icon: IconUser,
    entrees: [
      {
        route: profil,
        libelle: entrees.profil,
        icon: IconUser,
        aussi: [profilAdresse, suppression],
      },
      { route: profilPreferences, libelle: entrees.preferences, icon: IconBell },
      { route: securite, libelle: entrees.securite, icon: IconLock, aussi: [identifiant] },
      { route: profilDonnees, libelle: entrees.donnees, icon: IconDatabase },
      {
        route: coordonneesBancaires,
        libelle: entrees.coordonneesBancaires,
        icon: IconBuildingBank,
      },
      { route: nouveautes, libelle: entrees.nouveautes, icon: IconSparkles },
    ],
  },
]
