import { de } from '@espace-adherent/domain'
import { fr, type Organisme } from './types.ts'

export const cgu = (o: Organisme) => ({
  title: 'Conditions générales d’utilisation',
  content: fr(`
    <p>Ces conditions règlent l’usage de l’${o.espace}. Elles complètent votre contrat, sans le
     modifier : en cas de différence, c’est le contrat qui s’applique.</p>
    <h4>1. À qui s’adresse le service</h4>
    <p>Aux adhérents ${de(o.nom)} et à leurs bénéficiaires. L’accès est gratuit ; restent à votre
     charge l’équipement et la connexion à Internet.</p>
    <h4>2. Créer et protéger votre accès</h4>
    <p>Votre identifiant est une adresse e-mail qui vous est personnelle. Votre mot de passe l’est aussi :
     ne le communiquez à personne, pas même à un conseiller, qui ne vous le demandera jamais. Si vous
     pensez qu’il est connu d’un tiers, changez-le aussitôt et prévenez-nous au ${o.telephone}.</p>
    <p>Après plusieurs essais infructueux, l’accès est suspendu quelques minutes. Il reste ouvert cinq ans
     après la fin de votre dernier contrat, pour vos documents.</p>
    <h4>3. Ce que vous pouvez faire</h4>
    <ul>
      <li>consulter vos contrats, vos garanties et vos remboursements ;</li>
      <li>télécharger vos attestations et votre carte de tiers payant ;</li>
      <li>nous adresser une demande, avec ses documents, et en suivre l’avancement ;</li>
      <li>modifier vos coordonnées et votre compte bancaire.</li>
    </ul>
    <p>Un bénéficiaire voit ce qui le concerne ; le compte bancaire de l’adhérent ne lui est pas montré.</p>
    <h4>4. Valeur de vos demandes</h4>
    <p>Une demande envoyée depuis votre espace a la même valeur qu’un courrier signé. Nous en gardons la
     date et le contenu, et nous vous en accusons réception par e-mail.</p>
    <h4>5. Documents dématérialisés</h4>
    <p>Si vous l’avez choisi, vos relevés et vos courriers vous sont remis dans votre espace, et un
     message vous en avertit. Vous pouvez revenir au papier à tout moment, sans frais.</p>
    <h4>6. Disponibilité</h4>
    <p>Le service est ouvert jour et nuit, hors maintenance. Les informations affichées sont celles dont
     nous disposons au moment où vous les lisez ; un soin récent peut ne pas encore y figurer.</p>
    <h4>7. Vos obligations</h4>
    <p>Vous fournissez des informations exactes et des documents authentiques. Une fausse déclaration peut
     entraîner la fermeture de l’accès, le remboursement des sommes versées à tort et des poursuites.</p>
    <h4>8. Évolution de ces conditions</h4>
    <p>Si elles changent, nous vous le signalons à votre prochaine connexion. Le droit français
     s’applique ; en cas de litige, voyez la médiation décrite dans les mentions légales.</p>
  `),
})
