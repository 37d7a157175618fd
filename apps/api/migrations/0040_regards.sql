-- Whose space a session shows is announced as its end is: every node reads it again at once.
CREATE TRIGGER session_regard AFTER UPDATE OF delegation_id ON "session" FOR EACH ROW EXECUTE FUNCTION annonce_compte();
