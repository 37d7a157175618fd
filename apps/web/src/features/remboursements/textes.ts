import { remboursements } from '@espace-adherent/contract/mots/ecrans'
import { formatDate, formatDateLongue } from '@espace-adherent/domain/calendrier'
import { formatMontant } from '@espace-adherent/domain/montants'
import { libelleModePaiement } from '@espace-adherent/domain/remboursements'
import { de, denombre, insecables } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

const montant = formatMontant
const actes = (nombre: number) => denombre(nombre, 'acte')

const dit = dits('remboursements', remboursements)

export const textes = {
  filtres: {
    titre: dit.filtresTitre,
    rechercher: 'Rechercher',
    exemple: 'Acte, montant…',
    trier: 'Trier par',
    tris: {
      'date-decroissant': 'Date, du plus récent',
      'date-croissant': 'Date, du plus ancien',
      'acte-croissant': 'Acte',
      'pour-croissant': 'Personne',
      'depense-decroissant': 'Dépense, de la plus haute',
      'rembourse-decroissant': 'Remboursement, du plus haut',
      'reste-decroissant': 'Reste à charge, du plus haut',
    },
    afficher: (nombre: number) => (nombre > 0 ? `Filtres (${nombre})` : 'Filtres'),
    periode: 'Période',
    douzeMois: '12 derniers mois',
    annee: (annee: string) => `Année ${annee}`,
    dates: 'Dates à choisir',
    du: 'Du',
    au: 'Au',
    personne: 'Pour',
    toutes: 'Tout le monde',
    famille: 'Type de soins',
    tousSoins: 'Tous les soins',
    etat: 'État',
    tousEtats: 'Tous les états',
    effacer: 'Effacer les filtres',
  },
  attendu: {
    titre: 'Argent attendu',
    toutVoir: 'Tout voir',
    toutVoirQuoi: 'Tout voir\u00a0: vos remboursements',
    quand: (prevu: string | null, compte: string | null) =>
      [prevu && `versement prévu le ${formatDateLongue(prevu)}`, compte && `sur ${compte}`]
        .filter(Boolean)
        .join(', '),
    autres: (nombre: number) => `et ${denombre(nombre, 'autre soin')}`,
    cotisation: (date: string) => `Prochaine cotisation, le ${formatDate(date)}`,
  },
  totaux: {
    titre: dit.totauxTitre,
    actes,
    depense: 'Dépensé',
    rembourse: 'Remboursé',
    reste: 'Reste',
    attente: (cents: number, prevu: string | null = null) =>
      `et ${montant(cents)} en attente${prevu ? `, versement prévu le ${formatDateLongue(prevu)}` : ''}`,
  },
  liste: {
    legende: 'Remboursements',
    date: 'Date',
    acte: 'Acte',
    pour: 'Pour',
    depense: 'Dépense',
    rembourse: 'Remboursé',
    reste: 'Reste',
    attente: (cents: number, prevu: string | null = null) =>
      `et ${montant(cents)} en attente${prevu ? `, versement prévu le ${formatDateLongue(prevu)}` : ''}`,
    resteDe: (cents: number) => `reste ${montant(cents)}`,
    depenseDe: (cents: number) => `sur ${montant(cents)}`,
    quantite: (libelle: string, quantite: number) =>
      insecables(quantite > 1 ? `${libelle} × ${quantite}` : libelle),
    sante100: '100\u00a0% Santé',
    trouves: (total: number) => (total === 0 ? 'Aucun remboursement' : actes(total)),
  },
  etats: {
    echec: 'Vos remboursements n’ont pas pu être chargés',
    vide: dit.etatsVide,
    videTexte: dit.etatsVideTexte,
    fini: 'Aucun remboursement sur cette période',
    finiTexte: 'Choisissez une autre période pour revoir les soins d’avant la fin du contrat.',
    videFiltre: dit.etatsVideFiltre,
    videFiltreTexte: dit.etatsVideFiltreTexte,
    prevoyance: 'Ce contrat ne rembourse pas de soins',
    prevoyanceTexte:
      'Choisissez votre contrat santé en haut de la page pour voir ses remboursements.',
  },
  graphiques: {
    parMois: 'Remboursé par mois',
    parFamille: 'Remboursé par type de soins',
    resumeMois: (total: number, debut: string, fin: string) =>
      `Entre ${debut} et ${fin}\u00a0: ${montant(total)} remboursés.`,
    plusHaut: (mois: string, texte: string) => `Mois le plus élevé\u00a0: ${mois}, ${texte}`,
    dernier: (mois: string, texte: string) => `En ${mois}\u00a0: ${texte}`,
    aucun: 'Aucun remboursement sur cette période.',
    detail: 'Voir le détail',
    mois: 'Mois',
    ro: 'Assurance maladie',
    rc: 'Mutuelle',
    total: 'Total',
  },
  pourquoi: {
    titre: dit.pourquoiTitre,
    sujet: (libelle: string, prenom: string, date: string) =>
      `${libelle} · ${prenom} · ${formatDateLongue(date)}`,
    paye: 'Vous avez payé',
    prix: 'Prix des soins',
    base: 'Base de remboursement',
    horsLimite: 'Au-delà du prix limite, non dû',
    sansBase: 'Aucune',
    baseTue: 'Non communiquée',
    assuranceMaladie: 'Assurance maladie',
    reste: 'Reste à votre charge',
    voirGarantie: 'Voir la garantie',
    voirDecompte: 'Voir le décompte complet',
    echec: 'L’explication n’a pas pu être chargée',
    verse: (date: string, isTiers: boolean) =>
      `${isTiers ? 'Part de la mutuelle versée au professionnel' : 'Part de la mutuelle versée'} le ${formatDateLongue(date)}.`,
    rienAVerser: (date: string) => `Traité le ${formatDateLongue(date)}.`,
    attente: 'La part de la mutuelle est acceptée, et reste à verser.',
    prevu: (jour: string) => `La part de la mutuelle sera versée le ${formatDateLongue(jour)}.`,
    refuse: 'La part de la mutuelle a été refusée.',
  },
  confidentiels: {
    titre: 'Soins confidentiels versés sur votre compte',
    note: 'Le détail de ces soins est réservé aux personnes concernées. Ces sommes s’ajoutent aux montants de cette page.',
    virements:
      'Le détail de ces soins est réservé aux personnes concernées. Ces sommes s’ajoutent aux versements de cette page\u00a0: un virement qui paie aussi de tels soins est plus élevé sur votre compte.',
    mois: 'Mois du versement',
    verse: 'Versé',
    total: 'Total',
    enPlusCourt: (cents: number) => `et ${montant(cents)} de soins confidentiels`,
    enPlus: (cents: number) =>
      `et ${montant(cents)} de soins confidentiels, versés sur votre compte`,
    personne: (prenom: string) => `Les soins ${de(prenom)} sont confidentiels`,
    personneTexte: (prenom: string) =>
      `Leur détail est réservé à ${prenom}. Ce qu’ils font verser sur votre compte est compté par mois, quand la liste montre tout le monde.`,
  },
  prestation: {
    titre: (date: string) => `Décompte du ${formatDateLongue(date)}`,
    retour: 'Mes remboursements',
    sujet: (professionnel: string, prenom: string) => `${professionnel} · pour ${prenom}`,
    onglets: 'Décompte et versements',
    decompte: 'Décompte',
    versements: 'Versements',
    introuvable: 'Ce décompte est introuvable',
    introuvableTexte: 'Il n’existe pas, ou n’appartient pas au contrat affiché.',
    total: 'Total du décompte',
  },
  tiers: {
    intro:
      'Avec le tiers payant, ces sommes ont été versées à votre place\u00a0: vous n’avez pas eu à les avancer.',
    vide: dit.tiersVide,
    videTexte: dit.tiersVideTexte,
    regle: (date: string) => `versé le ${formatDate(date)}`,
    enAttente: 'versement en cours',
    ro: (cents: number) => `Assurance maladie ${montant(cents)}`,
    rc: (cents: number) => `Mutuelle ${montant(cents)}`,
    voir: (date: string) => `Voir le décompte du ${formatDateLongue(date)}`,
  },
  versements: {
    legende: 'Ce que nous avons versé pour ce décompte',
    versement: 'Versement',
    montant: 'Pour ce décompte',
    aVous: 'Versé à la personne couverte',
    aProfessionnel: (nom: string) => `Versé à ${nom}, à votre place`,
    vide: 'Nous n’avons rien versé pour ce décompte',
    videTexte: 'Le détail de chaque acte en donne la raison.',
    attente: 'Le versement est en cours',
    resteAttente: 'Une partie du décompte est encore à verser.',
  },
  paiements: {
    onglets: 'Versements reçus et payés à des professionnels',
    recus: 'Versés aux personnes couvertes',
    tiers: 'Versés aux professionnels',
    nombre: (nombre: number) => denombre(nombre, 'versement'),
    /** A date is not cut in two. */
    titre: (mode: string, date: string) =>
      `${libelleModePaiement(mode)} du ${formatDateLongue(date).replaceAll(' ', '\u00a0')}`,
    compte: (rib: string) => `Sur le compte ${rib}`,
    compteDe: (prenom: string) => `Sur le compte personnel ${de(prenom)}`,
    vide: dit.paiementsVide,
    videTexte: dit.paiementsVideTexte,
    echec: 'Vos versements n’ont pas pu être chargés',
    total: 'Total',
    liste: 'Versements reçus',
    trouvesPour: (recherche: string) => `Recherche\u00a0: «\u00a0${recherche}\u00a0»`,
    rechercher: 'Rechercher un versement',
    exemple: 'Montant, date, prénom…',
    introuvable: 'Aucun versement trouvé',
    introuvableTexte:
      'Cherchez un montant (23,40), un jour (15/10/2026), un mois, un prénom ou un soin. Un professionnel payé à votre place figure sous l’autre onglet.',
    effacer: 'Effacer la recherche',
  },
  derniers: {
    titre: dit.derniersTitre,
    toutVoir: 'Tout voir',
    toutVoirQuoi: 'Tout voir\u00a0: mes remboursements',
    vide: dit.derniersVide,
  },
  douzeMois: {
    titre: dit.douzeMoisTitre,
    rembourses: ({ rc, attente }: { rc: number; attente: number }) =>
      `remboursés, dont ${montant(rc - attente)} par la mutuelle${attente > 0 ? `\u00a0; ${montant(attente)} en attente` : ''}`,
  },
} as const
