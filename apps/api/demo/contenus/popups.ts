import { fr, type Organisme } from './types.ts'

export const nouveautes = (o: Organisme) => ({
  title: 'Du nouveau dans votre espace',
  content: fr(`
    <p>Changer de banque n’est plus une affaire de courrier. Depuis votre espace, vous pouvez
     désormais :</p>
    <ul>
      <li>nous donner vos <strong>coordonnées bancaires</strong>, prises en compte après un délai de sécurité de deux jours pour vos
       prochains remboursements ;</li>
      <li>les modifier en toute sûreté : un code de sécurité vous est demandé si votre connexion
       date de plus de dix minutes ;</li>
      <li>garder une trace de chaque changement : un e-mail de confirmation vous est envoyé.</li>
    </ul>
    <p>Nous ne vous demanderons jamais vos coordonnées bancaires par téléphone. Un doute ? Appelez-nous
     au ${o.telephone} (appel non surtaxé), ${o.horaires}.</p>
  `),
})
