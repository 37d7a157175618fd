import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const contrat = (o: Organisme): CategorieDemo => ({
  name: 'Mon contrat et mes cotisations',
  questions: [
    question('numero-adherent', {
      title: 'Où trouver mon numéro d’adhérent ?',
      content: `
        <p>Il compte <strong>huit chiffres</strong> et figure :</p>
        <ul>
          <li>sur votre carte de tiers payant, sous « N° adhérent » ;</li>
          <li>sur la première page de vos relevés de remboursement ;</li>
          <li>sur votre certificat d’adhésion et votre échéancier de cotisations.</li>
        </ul>`,
      motsCles: ['numéro de contrat', 'référence', 'matricule'],
      reliees: ['creer-espace', 'carte-recevoir'],
      lectures: 240,
    }),
    question('niveau-garanties', {
      title: 'Comment connaître le niveau de mes garanties ?',
      content: `
        <p>Votre tableau de garanties montre, pour chaque soin, jusqu’où nous vous remboursons. Vous le trouvez
         dans votre espace, sous <strong>Mes garanties</strong>, avec des exemples en euros.</p>
        <p>« 100 % BRSS » veut dire que l’Assurance maladie et nous remboursons ensemble 100 % du tarif de
         base, et non 100 % du prix payé. « 200 % BRSS » couvre donc une partie des dépassements.</p>`,
      motsCles: [
        'couverture',
        'formule',
        'BR',
        'BRSS',
        'tarif de base',
        'tableau',
        'option',
        'renfort',
      ],
      reliees: ['comprendre-decompte', 'cent-pour-cent-sante'],
      lectures: 132,
    }),
    question('prelevement-cotisation', {
      title: 'Quand ma cotisation est-elle prélevée ?',
      content: `
        <p>Le <strong>5 de chaque mois</strong>, ou le premier jour ouvré qui suit. Votre échéancier, envoyé
         chaque automne, donne les dates et les montants de l’année à venir.</p>
        <p>Un prélèvement a été refusé ? Vous avez quinze jours pour régler par carte depuis votre espace,
         sans frais. Si vous traversez une période difficile, appelez-nous au ${telephone(o)} : nous
         chercherons ensemble une solution.</p>`,
      motsCles: ['mensualité', 'échéancier', 'impayé', 'rejet', 'payer', 'augmentation', 'prix'],
      reliees: ['changer-rib', 'resilier'],
      lectures: 119,
    }),
    question('resilier', {
      title: 'Comment résilier mon contrat ?',
      content: `
        <p>Après un an d’adhésion, vous pouvez résilier un contrat santé <strong>à tout moment</strong>, sans frais ni motif.
         Votre contrat prend fin un mois après la réception de votre demande.</p>
        <ul>
          <li>En ligne, avec ou sans compte : <strong>Résilier votre contrat</strong>, en bas de chaque page.</li>
          <li>Par courrier : ${o.nom}, ${o.siege}.</li>
          <li>Par votre nouvelle mutuelle, qui peut s’en charger pour vous.</li>
        </ul>
        <p>Avant un an, il prend fin le 31\u00a0décembre si vous le demandez au plus tard le 31\u00a0octobre, ou plus tôt si
         votre situation a changé. Demandé plus tard, il prend fin un mois après son premier anniversaire.</p>
        <p>Un contrat de prévoyance prend fin au 31\u00a0décembre : dites-le-nous au plus tard le 31\u00a0octobre.</p>`,
      motsCles: [
        'arrêter',
        'quitter',
        'changer de mutuelle',
        'fin de contrat',
        'loi Chatel',
        'lettre',
      ],
      reliees: ['prelevement-cotisation', 'numero-adherent'],
      lectures: 160,
    }),
    question('attestation', {
      title: 'Comment obtenir une attestation de droits ?',
      content: `
        <p>Dans votre espace, ouvrez <strong>Mes documents</strong>, puis <strong>Attestation</strong> : elle est
         faite sur-le-champ, à la date du jour, pour les personnes que votre contrat couvre.</p>`,
      motsCles: ['certificat', 'justificatif', 'mutuelle', 'employeur', 'crèche', 'logement'],
      lectorat: 'connecte',
      reliees: ['releve-annuel'],
      lectures: 57,
    }),
    question('releve-annuel', {
      title: 'Où trouver ce que j’ai payé et reçu dans l’année ?',
      content: `
        <p>Dans <strong>Mes documents</strong>, choisissez <strong>Relevé annuel</strong>, puis l’année : il montre ce que
         nous avons remboursé, par personne et par famille de soins, et les cotisations payées.</p>`,
      motsCles: ['impôts', 'déclaration de revenus', 'total', 'bilan', 'relevé', 'cotisations'],
      lectorat: 'connecte',
      reliees: ['attestation', 'prelevement-cotisation'],
      lectures: 38,
    }),
    question('demenagement', {
      title: 'Je déménage : que dois-je faire ?',
      content: `
        <p>Indiquez votre nouvelle adresse dans <strong>Mon profil</strong> : vos courriers et votre carte de
         tiers payant suivront. Si vous changez de département, pensez à prévenir aussi votre caisse
         d’Assurance maladie.</p>
        <p>Vos garanties ne changent pas. Selon la région, le montant de votre cotisation peut changer au
         1er\u00a0janvier suivant.</p>`,
      motsCles: ['adresse postale', 'changement d’adresse', 'domicile'],
      lectorat: 'connecte',
      reliees: ['carte-recevoir'],
      lectures: 41,
    }),
  ],
})
