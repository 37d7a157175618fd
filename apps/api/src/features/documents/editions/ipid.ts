import { defineEdition, type Ipid } from '@espace-adherent/domain'
import type { Bloc, Letter } from '../../../platform/documents/index.ts'
import { textesDe } from '../../portail/index.ts'
import { type Demande, entete } from './modele.ts'

export const ipidMots = defineEdition({
  key: 'edition.ipid',
  libelle: 'Document d’information sur le produit d’assurance',
  variables: { produit: 'texte', sante: 'condition' },
  textes: {
    titre: 'Document d’information sur le produit d’assurance',
    sousTitre: '((assureur)) · ((produit))',
    avis: 'Ce document résume les principales garanties et exclusions du produit. Il ne tient pas compte de vos besoins. L’information complète est dans le règlement et dans vos documents contractuels.',
    type: 'De quel type d’assurance s’agit-il\u00a0?',
    typeSante:
      'Une complémentaire santé\u00a0: elle rembourse tout ou partie des frais de santé qui restent à la charge de l’assuré après l’Assurance maladie.',
    typePrevoyance:
      'Une assurance de prévoyance\u00a0: elle verse les sommes prévues en cas de décès, d’arrêt de travail ou d’invalidité.',
    assure: 'Qu’est-ce qui est assuré\u00a0?',
    brss: 'BRSS\u00a0: base de remboursement de la Sécurité sociale. Les pourcentages comprennent la part de l’Assurance maladie.',
    nonAssure: 'Qu’est-ce qui n’est pas assuré\u00a0?',
    nonSante: 'Les soins reçus hors de la période de couverture',
    nonHospi: 'L’hébergement en établissement de long séjour',
    nonPrevoyance: 'Les sinistres survenus hors de la période de couverture',
    exclusions: 'Y a-t-il des exclusions à la couverture\u00a0?',
    participation:
      'La participation forfaitaire et les franchises médicales restent à votre charge',
    parcours: 'La majoration hors du parcours de soins n’est pas remboursée',
    fraude: 'Les sinistres provoqués volontairement ne sont pas couverts',
    limites: 'Principales limites\u00a0:',
    ou: 'Où suis-je couvert(e)\u00a0?',
    ouTexte:
      'En France, et à l’étranger pour les soins que l’Assurance maladie prend en charge, sur la base de son remboursement.',
    ouPrevoyance: 'En France et à l’étranger, selon les conditions de votre contrat.',
    obligations: 'Quelles sont mes obligations\u00a0?',
    oblSouscrire:
      'À la souscription\u00a0: répondre exactement aux questions posées et régler la cotisation.',
    oblCours:
      'En cours de contrat\u00a0: signaler tout changement (adresse, famille, régime) et régler la cotisation.',
    oblSinistre:
      '((si sante))Pour être remboursé\u00a0: fournir les justificatifs dans les deux ans qui suivent les soins.((sinon))Pour être indemnisé\u00a0: déclarer le sinistre et fournir les justificatifs dans les deux ans.((fin))',
    payer: 'Quand et comment effectuer les paiements\u00a0?',
    payerTexte:
      'Aux dates de votre échéancier, par prélèvement ou par un autre moyen proposé dans votre espace.',
    duree: 'Quand commence la couverture et quand prend-elle fin\u00a0?',
    dureeTexte:
      'Elle commence à la date d’effet de votre demande et se renouvelle chaque année. Vous disposez d’un délai de renonciation de ((si sante))14((sinon))30((fin))\u00a0jours.',
    resilier: 'Comment puis-je résilier le contrat\u00a0?',
    resilierTexte:
      'En ligne, par le lien «\u00a0Résilier votre contrat\u00a0» présent en bas de chaque page, ou par écrit. ((si sante))Après un an, à tout moment, avec effet un mois plus tard\u00a0; sinon à((sinon))À((fin)) l’échéance annuelle, deux mois avant, ou dans les trois mois d’un changement de situation. Un renfort se retire depuis vos démarches.',
  },
})

/** The same headings in the same order for every product (règlement UE 2017/1469). */
export function composeIpid(demande: Demande, ipid: Ipid): Letter {
  const { nomOffre, renfort, typeContrat, assure, nonAssure, limites } = ipid
  const isSante = typeContrat === 'sante'
  const produit = renfort ? `${nomOffre}, ${renfort.libelle}` : nomOffre
  const t = textesDe(demande.context.client, ipidMots, { produit, sante: isSante })
  const blocs: Bloc[] = [
    { kind: 'note', text: t.avis },
    { kind: 'heading', text: t.type },
    { kind: 'paragraph', text: isSante ? t.typeSante : t.typePrevoyance },
    { kind: 'heading', text: t.assure },
    { kind: 'list', items: assure },
    ...(isSante ? [{ kind: 'note', text: t.brss } as const] : []),
    { kind: 'heading', text: t.nonAssure },
    {
      kind: 'list',
      items: isSante ? [...nonAssure, t.nonSante, t.nonHospi] : [...nonAssure, t.nonPrevoyance],
    },
    { kind: 'heading', text: t.exclusions },
    { kind: 'list', items: isSante ? [t.participation, t.parcours] : [t.fraude] },
    ...(limites.length > 0
      ? ([
          { kind: 'paragraph', text: t.limites },
          { kind: 'list', items: limites },
        ] as const)
      : []),
    { kind: 'heading', text: t.ou },
    { kind: 'paragraph', text: isSante ? t.ouTexte : t.ouPrevoyance },
    { kind: 'heading', text: t.obligations },
    { kind: 'list', items: [t.oblSouscrire, t.oblCours, t.oblSinistre] },
    { kind: 'heading', text: t.payer },
    { kind: 'paragraph', text: t.payerTexte },
    { kind: 'heading', text: t.duree },
    { kind: 'paragraph', text: t.dureeTexte },
    { kind: 'heading', text: t.resilier },
    { kind: 'paragraph', text: t.resilierTexte },
  ]
  const { date, pied } = entete(demande)
  return { date, pied, titre: t.titre, sousTitre: t.sousTitre, blocs }
}
