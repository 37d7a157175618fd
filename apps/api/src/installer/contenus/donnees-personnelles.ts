import { aCompleter, type Organisme, projet, type Texte } from './types.ts'
import { fr } from './typographie.ts'

export const donneesPersonnelles = ({ nom, siege }: Organisme): Texte => ({
  title: 'Données personnelles',
  content: fr(`
    ${projet(nom)}
    <h4>Qui est responsable ?</h4>
    <p>${nom}, ${siege ?? aCompleter('adresse')}, est responsable du traitement. Délégué à la protection des
     données : ${aCompleter('comment le joindre')}.</p>
    <h4>Ce qui est utilisé, et pourquoi</h4>
    <table>
      <caption>Traitements de l’espace personnel</caption>
      <thead><tr><th scope="col">Données</th><th scope="col">Pour</th><th scope="col">Sur le fondement</th><th scope="col">Conservées</th></tr></thead>
      <tbody>
        <tr><td>État civil, coordonnées, numéro de sécurité sociale</td><td>Gérer votre contrat et vous reconnaître</td><td>Votre contrat ; la loi pour le numéro de sécurité sociale</td><td>((duree contrats))</td></tr>
        <tr><td>Décomptes, actes, prises en charge</td><td>Calculer et verser vos remboursements</td><td>Votre contrat</td><td>((duree prestations))</td></tr>
        <tr><td>Coordonnées bancaires</td><td>Vous payer et prélever vos cotisations</td><td>Votre contrat</td><td>((duree cotisations))</td></tr>
        <tr><td>Identifiant, dates de connexion</td><td>Protéger votre accès</td><td>L’intérêt légitime</td><td>((duree journaux))</td></tr>
        <tr><td>Vos choix de communication</td><td>Vous écrire seulement si vous le voulez</td><td>Votre consentement</td><td>Jusqu’à ce que vous changiez d’avis</td></tr>
      </tbody>
    </table>
    <h4>Qui y accède ?</h4>
    <p>${aCompleter('services, nom et rôle de chaque sous-traitant, transferts éventuels hors de l’Union européenne')}</p>
    <h4>Comment elles sont protégées</h4>
    <p>Votre numéro de sécurité sociale et votre IBAN sont chiffrés ; l’écran n’en montre que les derniers
     caractères. Votre mot de passe n’est connu que de vous.</p>
    <h4>Vos droits</h4>
    <p>Vous pouvez à tout moment demander l’accès à vos données, leur rectification, leur effacement, la
     limitation de leur usage ou leur portabilité, vous opposer à un traitement, retirer un consentement, et
     dire ce qu’elles deviendront après votre décès : ${aCompleter('adresse à laquelle écrire')}. Vous pouvez
     aussi saisir la Commission nationale de l’informatique et des libertés, sur
     <a href="https://www.cnil.fr/fr/plaintes">cnil.fr</a>.</p>
  `),
})
