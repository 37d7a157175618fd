import type { ActeGestion } from '@espace-adherent/contract/actes'
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

type Presentation = { icon: Icon; slug: string }

/**
 * How lists show each act, and where they lead: the end of its path, spelled out, for the first screen
 * shows acts and reads no shape of them.
 */
const presentations: Record<ActeGestion, Presentation> = {
  ribPrestationsActeGestion: { icon: IconBuildingBank, slug: 'ribprestations' },
  ribCotisationsActeGestion: { icon: IconBuildingBank, slug: 'ribcotisations' },
  ribActeGestion: { icon: IconBuildingBank, slug: 'rib' },
  paiementCotisationActeGestion: { icon: IconCreditCard, slug: 'paiement-cotisation-monext' },
  declarationSinistreActeGestion: { icon: IconAmbulance, slug: 'declarationsinistre' },
  declarationSinistreV2ActeGestion: { icon: IconReceiptEuro, slug: 'declarationsinistreV2' },
  pecHospiActeGestion: { icon: IconBuildingHospital, slug: 'pec/hospi' },
  carteTpActeGestion: { icon: IconId, slug: 'cartetp' },
  consentementActeGestion: { icon: IconChecklist, slug: 'consentement' },
  adresseActeGestion: { icon: IconHome, slug: 'adresse' },
  situationContractuelleActeGestion: { icon: IconUserEdit, slug: 'situation-contractuelle' },
  communicationActeGestion: { icon: IconMail, slug: 'communication' },
  abonnementActeGestion: { icon: IconBell, slug: 'abonnement' },
  dematerialisationActeGestion: { icon: IconLeaf, slug: 'dematerialisation' },
  contactActeGestion: { icon: IconMessage, slug: 'contact/v2' },
  inscriptionBeneficiaireActeGestion: { icon: IconUserPlus, slug: 'inscriptionbeneficiaire' },
  radiationAssuresActeGestion: { icon: IconUserMinus, slug: 'radiation-assures' },
  optionAffiliationActeGestion: { icon: IconCirclePlus, slug: 'option-affiliation' },
  optionRadiationActeGestion: { icon: IconCircleMinus, slug: 'option-radiation' },
  radiationRenfortActeGestion: { icon: IconCircleMinus, slug: 'radiation-renfort' },
  garantiesActeGestion: { icon: IconShieldHalf, slug: 'garanties' },
  reclamationActeGestion: { icon: IconMoodSad, slug: 'reclamation' },
  droitsActeGestion: { icon: IconShieldLock, slug: 'droits' },
  accessibiliteActeGestion: { icon: IconAccessible, slug: 'accessibilite' },
  renonciationActeGestion: { icon: IconArrowBackUp, slug: 'renonciation' },
  resiliationActeGestion: { icon: IconDoorExit, slug: 'resiliation' },
  changementIdentifiantActeGestion: { icon: IconAt, slug: 'changementidentifiant' },
  suppressionCompteActeGestion: { icon: IconUserX, slug: 'suppressioncompte' },
}

export const presentationDe = (acte: ActeGestion): Presentation => presentations[acte]
