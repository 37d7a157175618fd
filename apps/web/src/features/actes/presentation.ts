import { type ActeGestion, type IconeActe, teteDe } from '@espace-adherent/contract/actes'
import {
  type Icon,
  IconAccessible,
  IconAmbulance,
  IconArrowBackUp,
  IconAt,
  IconBell,
  IconBuildingBank,
  IconBuildingHospital,
  IconChecklist,
  IconCircleMinus,
  IconCirclePlus,
  IconCreditCard,
  IconDoorExit,
  IconFlower,
  IconHome,
  IconId,
  IconLeaf,
  IconMail,
  IconMessage,
  IconMoodSad,
  IconReceiptEuro,
  IconShieldHalf,
  IconShieldLock,
  IconUserEdit,
  IconUserMinus,
  IconUserPlus,
  IconUserX,
} from '@tabler/icons-react'

const icones: Record<IconeActe, Icon> = {
  acces: IconAccessible,
  adieu: IconUserX,
  ambulance: IconAmbulance,
  arobase: IconAt,
  arrivee: IconUserPlus,
  banque: IconBuildingBank,
  cadenas: IconShieldLock,
  carte: IconId,
  'carte-bancaire': IconCreditCard,
  cloche: IconBell,
  depart: IconUserMinus,
  enveloppe: IconMail,
  feuille: IconLeaf,
  fleur: IconFlower,
  hopital: IconBuildingHospital,
  liste: IconChecklist,
  maison: IconHome,
  message: IconMessage,
  moins: IconCircleMinus,
  niveau: IconShieldHalf,
  personne: IconUserEdit,
  plainte: IconMoodSad,
  plus: IconCirclePlus,
  recu: IconReceiptEuro,
  retour: IconArrowBackUp,
  sortie: IconDoorExit,
}

/** « ribprestations »: where the portal shows an act. */
export const slugDe = ({ path }: { path: string }) => path.replace(/^\/(forms|vel)\//, '')

/** How lists show each act, and where they lead. */
export function presentationDe(acte: ActeGestion) {
  const tete = teteDe(acte)
  return { icon: icones[tete.icone], slug: slugDe(tete) }
}
