-- Messages that wait were found by their own columns; from now on each has a job that sends it.
INSERT INTO "job" ("key", "data", "created_at", "due_at")
SELECT CASE "channel" WHEN 'MAIL' THEN 'messages.mail' ELSE 'messages.sms' END,
  jsonb_build_object('messageId', "id"), "cree_le", now()
FROM "message"
WHERE "envoye_le" IS NULL;
