-- A session that ends, or an account that changes, is announced to every node when the change is
-- committed, whichever statement made it: nodes keep living sessions in memory for a few seconds.
CREATE FUNCTION annonce_compte() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'session' THEN
    PERFORM pg_notify('invalidation', 'compte:' || OLD.compte_id);
  ELSE
    PERFORM pg_notify('invalidation', 'compte:' || OLD.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_finie AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION annonce_compte();
--> statement-breakpoint
CREATE TRIGGER compte_modifie AFTER UPDATE OR DELETE ON "compte" FOR EACH ROW EXECUTE FUNCTION annonce_compte();
