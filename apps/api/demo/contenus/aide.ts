import { fr, type Organisme } from './types.ts'

/** For whoever found no answer: somebody to talk to. */
export const aideContact = (o: Organisme) => ({
  title: 'Un conseiller peut vous aider',
  content: fr(`
    <h4>Un conseiller peut vous aider</h4>
    <p>Appelez-nous au <a href="tel:+33${o.telephone.replaceAll('\u00a0', '').slice(1)}">${o.telephone}</a>
     (appel non surtaxé), ${o.horaires}, ou écrivez à <a href="mailto:${o.courriel}">${o.courriel}</a>.</p>
    <p>Ayez sous la main votre numéro d’adhérent : huit chiffres, sous « N° adhérent » de votre carte de tiers
     payant. Nous ne vous demanderons jamais votre mot de passe.</p>
  `),
})

export const registerHelp = (o: Organisme) => ({
  title: 'Où trouver votre numéro d’adhérent ?',
  content: fr(`
    <p>Votre numéro d’adhérent compte huit chiffres. Il figure :</p>
    <ul>
      <li>sur votre <strong>carte de tiers payant</strong>, sous « N° adhérent » ;</li>
      <li>sur la première page de vos <strong>relevés de remboursement</strong> ;</li>
      <li>sur votre <strong>certificat d’adhésion</strong> et votre échéancier de cotisations.</li>
    </ul>
    <p>Vous ne le trouvez pas ? Appelez-nous au ${o.telephone} (appel non surtaxé), ${o.horaires}.</p>
  `),
})
