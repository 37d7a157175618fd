import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const remboursements = (o: Organisme): CategorieDemo => ({
  name: 'Remboursements',
  questions: [
    question('delai-remboursement', {
      title: 'Sous combien de temps mes soins sont-ils remboursés ?',
      content: `
        <p>Lorsque l’Assurance maladie nous transmet vos soins, nous vous versons notre part sous
         <strong>deux à trois jours ouvrés</strong>. Le virement met ensuite un à deux jours à apparaître sur
         votre compte.</p>
        <p>Si vous nous envoyez une facture, comptez cinq jours ouvrés après sa réception.</p>`,
      motsCles: ['délai', 'attente', 'durée', 'quand', 'virement', 'retard'],
      reliees: ['envoyer-facture', 'teletransmission', 'comprendre-decompte'],
      lectures: 305,
    }),
    question('envoyer-facture', {
      title: 'Comment envoyer une facture ou un devis ?',
      content: `
        <p>Photographiez-la ou enregistrez-la en PDF. Dans votre espace, ouvrez <strong>Mes démarches</strong>,
         puis <strong>Envoyer une facture de soins</strong>.</p>
        <ul>
          <li>La facture doit porter le nom de la personne soignée, la date, l’acte et le montant payé.</li>
          <li>Si l’Assurance maladie a participé, joignez son décompte.</li>
          <li>Gardez les originaux deux ans.</li>
        </ul>
        <p>Un devis s’envoie par <strong>Nous écrire</strong> : nous vous disons sous trois jours ouvrés ce qui restera à
         votre charge.</p>`,
      motsCles: [
        'justificatif',
        'ordonnance',
        'feuille de soins',
        'pièce jointe',
        'document',
        'photo',
      ],
      reliees: ['delai-remboursement', 'devis-dentaire'],
      lectures: 143,
    }),
    question('comprendre-decompte', {
      title: 'Pourquoi mes soins ne sont-ils pas remboursés en totalité ?',
      content: `
        <p>L’Assurance maladie rembourse une part d’un <strong>tarif de base</strong>, souvent plus bas que le
         prix payé. Votre contrat complète, dans la limite de vos garanties.</p>
        <ul>
          <li>Les <strong>dépassements d’honoraires</strong> ne sont couverts que jusqu’au niveau de votre
           formule.</li>
          <li>La <strong>participation de 2 €</strong> par consultation et la <strong>franchise</strong> sur
           les médicaments restent à votre charge : la loi interdit de les rembourser.</li>
        </ul>
        <p>Dans votre espace, chaque ligne de décompte explique le calcul.</p>`,
      motsCles: [
        'reste à charge',
        'franchise',
        'participation forfaitaire',
        'dépassement',
        'calcul',
      ],
      reliees: ['niveau-garanties', 'cent-pour-cent-sante', 'delai-remboursement'],
      lectures: 211,
    }),
    question('teletransmission', {
      title: 'Qu’est-ce que la télétransmission ?',
      content: `
        <p>C’est l’échange automatique entre l’Assurance maladie et nous : vous présentez votre carte
         Vitale, et vous n’avez <strong>rien à nous envoyer</strong>.</p>
        <p>Elle s’active à votre adhésion. Pour vérifier qu’elle fonctionne, regardez votre compte ameli :
         vos décomptes doivent indiquer que les informations sont transmises à votre organisme
         complémentaire.</p>
        <p>Une autre mutuelle y figure encore ? Demandez-lui d’y mettre fin, ou appelez-nous au
         ${telephone(o)}.</p>`,
      motsCles: ['Noémie', 'carte Vitale', 'ameli', 'automatique', 'CPAM'],
      reliees: ['delai-remboursement', 'envoyer-facture'],
      lectures: 88,
    }),
    question('medecin-traitant', {
      title: 'Pourquoi déclarer un médecin traitant ?',
      content: `
        <p>Sans médecin traitant, l’Assurance maladie ne rembourse que <strong>30 %</strong> du tarif de base
         de vos consultations, au lieu de 70 %, et la loi nous interdit de compenser la différence.</p>
        <p>Déclarez-le avec lui lors d’une consultation, ou sur votre compte ameli. Pour un enfant, c’est un
         parent qui le choisit. Gynécologue, ophtalmologue, dentiste et sage-femme se consultent
         directement.</p>`,
      motsCles: ['docteur', 'généraliste', 'parcours de soins', 'consultation', 'spécialiste'],
      reliees: ['comprendre-decompte'],
      lectures: 45,
    }),
    question('changer-rib', {
      title: 'Comment modifier mes coordonnées bancaires ?',
      content: `
        <p>Dans votre espace, ouvrez <strong>Coordonnées bancaires</strong>. Vous pouvez donner un compte
         pour vos remboursements et un autre pour vos cotisations.</p>
        <p>Préparez votre RIB au format PDF ou en photo. Un code de sécurité vous est envoyé, puis un
         e-mail qui permet d’annuler : personne ne peut changer votre compte à votre insu.</p>`,
      motsCles: ['RIB', 'IBAN', 'banque', 'compte bancaire', 'changer de banque', 'BIC'],
      lectorat: 'connecte',
      reliees: ['delai-remboursement', 'prelevement-cotisation'],
      lectures: 176,
    }),
  ],
})
