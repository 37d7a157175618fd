-- Whoever adds a line holds this lock, shared, until its transaction ends, and only then takes a number.
-- Whoever holds it alone therefore knows that no line with a smaller number can still appear, and seals.
CREATE FUNCTION historique_numero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7203452);
  NEW.id := nextval('historique_id_seq');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER historique_numero BEFORE INSERT ON "historique" FOR EACH ROW EXECUTE FUNCTION historique_numero();
--> statement-breakpoint
CREATE TRIGGER historique_sceau_ajout_seul BEFORE UPDATE OR DELETE OR TRUNCATE ON "historique_sceau" FOR EACH STATEMENT EXECUTE FUNCTION historique_ajout_seul();
--> statement-breakpoint
-- What somebody may do changes by one screen or another, or by hand: the database itself writes it down.
CREATE FUNCTION historique_roles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO historique (client_code, le, compte_id, action, objet, cible, detail)
  VALUES (NEW.client_code, date_trunc('milliseconds', now()), NEW.id, 'roles-modifies', 'compte', NEW.id::text,
    jsonb_build_object('avant', to_jsonb(OLD.roles), 'apres', to_jsonb(NEW.roles)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER historique_roles AFTER UPDATE OF roles ON "compte" FOR EACH ROW
  WHEN (OLD.roles IS DISTINCT FROM NEW.roles) EXECUTE FUNCTION historique_roles();
