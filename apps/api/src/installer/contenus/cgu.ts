import { de } from '@espace-adherent/domain'
import { aCompleter, type Organisme, projet, type Texte } from './types.ts'
import { fr } from './typographie.ts'

export const cgu = ({ nom }: Organisme): Texte => ({
  title: 'Conditions générales d’utilisation',
  content: fr(`
    ${projet(nom)}
    <p>Ces conditions règlent l’usage de l’espace personnel ${de(nom)}. Elles complètent votre contrat, sans le
     modifier : en cas de différence, c’est le contrat qui s’applique.</p>
    <h4>1. À qui s’adresse le service</h4>
    <p>Aux adhérents ${de(nom)}, à leurs bénéficiaires, et aux personnes qui gèrent leurs contrats. L’accès est
     gratuit ; restent à votre charge l’équipement et la connexion à Internet.</p>
    <h4>2. Créer et protéger votre accès</h4>
    <p>Votre identifiant est une adresse e-mail qui vous est personnelle. Votre mot de passe l’est aussi : ne le
     communiquez à personne, pas même à un conseiller, qui ne vous le demandera jamais. Si vous pensez qu’il
     est connu d’un tiers, changez-le aussitôt.</p>
    <p>Après plusieurs essais infructueux, l’accès est suspendu quelques minutes.</p>
    <h4>3. Ce que vous pouvez faire</h4>
    <p>${aCompleter('services ouverts aux adhérents, et valeur des demandes qu’ils envoient')}</p>
    <h4>4. Disponibilité</h4>
    <p>Les informations affichées sont celles dont ${nom} dispose au moment où vous les lisez ; un soin récent
     peut ne pas encore y figurer.</p>
    <h4>5. Accessibilité</h4>
    <p>Les services de cet espace, le paiement en ligne compris, sont conçus pour être utilisables par tous, avec un
     clavier, un lecteur d’écran ou un affichage agrandi ; les e-mails et les documents PDF aussi. Ce qui ne l’est pas
     encore, et comment le signaler, est expliqué dans la déclaration d’accessibilité.</p>
    <h4>6. Vos obligations</h4>
    <p>Vous fournissez des informations exactes et des documents authentiques.</p>
    <h4>7. Évolution de ces conditions et litiges</h4>
    <p>Le droit français s’applique. ${aCompleter('comment les changements sont annoncés')} En cas de litige,
     voyez la médiation décrite dans les mentions légales.</p>
  `),
})
