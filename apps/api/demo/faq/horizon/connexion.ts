import type { Organisme } from '../../contenus/types.ts'
import { type CategorieDemo, question, telephone } from '../types.ts'

export const connexion = (o: Organisme): CategorieDemo => ({
  name: 'Connexion à mon espace',
  questions: [
    question('mot-de-passe-oublie', {
      title: 'J’ai oublié mon mot de passe, que faire ?',
      content: `
        <p>Sur la page de connexion, choisissez <strong>Mot de passe oublié</strong>, puis indiquez votre
         identifiant et votre date de naissance.</p>
        <ol>
          <li>Nous vous envoyons un lien par e-mail. Pensez à regarder dans vos courriers indésirables.</li>
          <li>Ouvrez ce lien dans les deux heures : ensuite, il n’est plus valable.</li>
          <li>Choisissez un nouveau mot de passe d’au moins huit caractères, avec une minuscule, une
           majuscule, un chiffre et un caractère spécial, mais sans votre nom, votre prénom ni votre année de
           naissance.</li>
        </ol>
        <p>Ne recevez-vous rien ? L’adresse indiquée n’est peut-être pas celle de votre espace.</p>`,
      motsCles: ['réinitialiser', 'mdp', 'perdu', 'changer mot de passe', 'nouveau lien'],
      reliees: ['identifiant-oublie', 'acces-suspendu', 'mail-non-recu'],
      lectures: 412,
    }),
    question('identifiant-oublie', {
      title: 'Quel est mon identifiant ?',
      content: `
        <p>Votre identifiant est <strong>l’adresse e-mail</strong> que vous avez donnée en créant votre
         espace. Ce n’est pas votre numéro d’adhérent.</p>
        <p>Essayez les adresses que vous utilisez, ou utilisiez, le plus souvent. Si aucune ne convient,
         choisissez <strong>Identifiant oublié</strong> sur la page de connexion : vous pourrez en
         définir un nouveau, puis le confirmer avec le lien reçu par e-mail. Par sécurité, il ne prend effet que
         trois jours après votre demande, ou aussitôt si votre espace est protégé par un code.</p>`,
      motsCles: ['login', 'adresse e-mail', 'nom d’utilisateur', 'perdu'],
      reliees: ['mot-de-passe-oublie', 'changer-email'],
      lectures: 268,
    }),
    question('creer-espace', {
      title: 'Comment créer mon espace personnel ?',
      content: `
        <p>Choisissez <strong>Créer mon espace</strong> sur la page d’accueil. Il vous faut :</p>
        <ul>
          <li>votre <strong>numéro d’adhérent</strong> (huit chiffres, sous « N° adhérent » de votre carte de
           tiers payant) ou votre <strong>numéro de sécurité sociale</strong> ;</li>
          <li>votre nom, votre prénom, votre date de naissance et votre code postal, tels que nous les
           connaissons ;</li>
          <li>les quatre derniers caractères de l’IBAN sur lequel nous vous remboursons ;</li>
          <li>une adresse e-mail que vous consultez souvent : elle sera votre identifiant.</li>
        </ul>
        <p>Nous vous envoyons ensuite un e-mail pour confirmer votre adresse.</p>`,
      motsCles: [
        'inscription',
        's’inscrire',
        'ouvrir un compte',
        'première connexion',
        'enregistrer',
      ],
      reliees: ['non-reconnu', 'mail-non-recu', 'numero-adherent'],
      lectures: 331,
    }),
    question('non-reconnu', {
      title: 'Le site ne me reconnaît pas quand je crée mon espace',
      content: `
        <p>Vérifiez que vous saisissez les informations <strong>telles qu’elles figurent sur votre
         certificat d’adhésion</strong> : nom de naissance ou d’usage, code postal de l’adresse que nous
         connaissons, IBAN du compte sur lequel nous vous remboursons.</p>
        <p>Les accents, les majuscules et les tirets n’ont pas d’importance. Un numéro de sécurité sociale
         provisoire, qui commence par 7 ou 8, ne permet pas de créer un espace.</p>
        <p>Après trois essais, appelez-nous au ${telephone(o)} : nous créerons votre espace avec vous.</p>`,
      motsCles: ['inscription impossible', 'erreur', 'introuvable', 'inconnu', 'refus'],
      reliees: ['creer-espace', 'numero-adherent'],
      lectures: 97,
    }),
    question('mail-non-recu', {
      title: 'Je n’ai pas reçu l’e-mail d’activation',
      content: `
        <p>Il arrive en quelques minutes. Regardez d’abord dans vos <strong>courriers indésirables</strong>,
         puis vérifiez que votre boîte n’est pas pleine.</p>
        <p>Le lien qu’il contient ne sert qu’une fois et reste valable 24 heures. S’il a expiré, ouvrez-le
         quand même : la page vous proposera d’en <strong>recevoir un nouveau</strong>.</p>`,
      motsCles: ['spam', 'indésirables', 'lien expiré', 'confirmer', 'courriel'],
      reliees: ['creer-espace', 'mot-de-passe-oublie'],
      lectures: 154,
    }),
    question('acces-suspendu', {
      title: 'Mon accès est bloqué, comment le débloquer ?',
      content: `
        <p>Après dix essais infructueux, votre accès est suspendu pendant <strong>quinze minutes</strong>,
         pour que personne ne puisse deviner votre mot de passe. Il se rouvre ensuite tout seul.</p>
        <p>Profitez-en pour vérifier que la touche des majuscules n’est pas enfoncée, ou pour choisir un
         nouveau mot de passe avec <strong>Mot de passe oublié</strong>.</p>
        <p>Vous n’avez pas fait ces essais ? Appelez-nous au ${telephone(o)}.</p>`,
      motsCles: [
        'verrouillé',
        'suspendu',
        'trop d’essais',
        'tentatives',
        'impossible de se connecter',
      ],
      reliees: ['mot-de-passe-oublie', 'identifiant-oublie'],
      lectures: 189,
    }),
    question('changer-email', {
      title: 'Comment changer d’adresse e-mail ?',
      content: `
        <p>Votre adresse e-mail est aussi votre identifiant. Dans votre espace, ouvrez <strong>Sécurité</strong>,
         puis <strong>Changer mon identifiant</strong>, et indiquez la nouvelle adresse.</p>
        <p>Nous écrivons aux deux adresses : le changement ne prend effet qu’une fois la nouvelle confirmée.
         D’ici là, connectez-vous avec l’ancienne.</p>`,
      motsCles: ['modifier identifiant', 'courriel', 'nouvelle adresse'],
      lectorat: 'connecte',
      reliees: ['identifiant-oublie'],
      lectures: 58,
    }),
  ],
})
