-- What the database refuses, in words that people use. Each function that says one of the former sentences is defined anew with the
-- new one in its body, with its owner and grants as they are.

do $$
declare
  reworded constant text[] := array[
    ['Nobody is free at that time any more', 'That time is no longer free'],
    ['It is not said what kind of company applies', 'The kind of company is missing'],
    ['That is no state of a message', 'That is not a state of a message'],
    ['This day lies in your absence', 'That day is during your absence'],
    ['Say that it is registered, or take the number away.', 'Say that it is registered, or remove the number.'],
    ['That is no language of our mails', 'Our emails do not come in that language'],
    ['You have no such company', 'This company is not yours'],
    ['Somebody of your team saved other settings', 'Somebody on your team has saved other settings'],
    ['Nothing can be written about this request any more', 'This request takes no more messages'],
    ['A picture of this message is not there any more', 'One picture of this message is gone'],
    ['This message is from your side', 'A message from your own side cannot be reported'],
    ['Reload to see what waits.', 'Reload to see what is waiting.'],
    ['That is no decision', 'That is not one of the decisions'],
    ['Questions have no words that can go', 'A question has no words of its own to erase'],
    ['This page does not wait for a decision', 'This page is not waiting for a decision'],
    ['Reload the list; it may have been taken back.', 'Reload the list; it may have been withdrawn.'],
    ['This licence or proof does not wait for a check, or has run out', 'This licence or proof is not waiting for a check, or has expired'],
    ['It is not said what the company does', 'The trade of the company is missing'],
    ['A price is not for that', 'What the price is for is not on the list'],
    ['The name holds an address of the web or of email', 'The name contains a web or email address'],
    ['It is not said where you work', 'The places you serve are missing'],
    ['Nobody could reach the company', 'There is no way to reach the company'],
    ['It is not said what it proves', 'What it proves is missing'],
    ['It is not said where it holds', 'Where it is valid is missing'],
    ['This number is verified already', 'This number is already verified'],
    ['The photo of the document is not there any more', 'The photo of the document is gone'],
    ['We have decided meanwhile', 'We have decided in the meantime'],
    ['A title leads nowhere', 'A title cannot be a link'],
    ['A project stands there twice', 'A project is listed twice'],
    ['The logo is not there any more', 'The logo is gone'],
    ['These are no hours of a week', 'These are not the hours of a week'],
    ['It is not said how far you go', 'How far you travel is missing'],
    ['It is not said which languages you speak', 'The languages you speak are missing'],
    ['Somebody of your team saved a newer version', 'Somebody on your team has saved a newer version'],
    ['No name waits for a decision', 'No name is waiting for a decision'],
    ['You own no such company', 'You do not own this company'],
    ['It is not said what they may do', 'Their role is missing'],
    ['This address is in the team already', 'This address is already on the team'],
    ['Nobody of that kind is in the team', 'This person is not on the team'],
    ['You are in no such team', 'You are not on this team'],
    ['This company does not wait for an owner', 'This company is not waiting for an owner'],
    ['Nobody of its people could own it', 'None of its people can own it'],
    ['It is not said which terms and privacy page stood at the button', 'It is not clear which terms and privacy page you were shown'],
    ['An entry names nothing that is sold here', 'One item is not sold here'],
    ['That is no private link', 'That is not a private link'],
    ['It is not said why', 'The reason is missing'],
    ['There is nothing of that kind to count', 'That is not something we count'],
    ['Whom a request belongs to, when it was sent and who was shown stay as they are',
     'Who a request belongs to, when it was sent and who was shown cannot change'],
    ['The quote has run out', 'The quote has expired'],
    ['Another company has this job already', 'Another company already has this job'],
    ['It is not said where the request comes from', 'Where the request comes from is missing'],
    ['The choices about taxes are no list of at most 12', 'The choices about taxes could not be read, or there are more than 12'],
    ['A tax was chosen that the rules of the province settle, or chosen twice',
     'A tax is chosen twice, or the rules of the province already decide it'],
    ['Line %s is of no known kind', 'The kind of line %s is not on the list'],
    ['Line %s says nothing', 'Line %s is empty'],
    ['That is nobody who could get the permit', 'Who gets the permit is missing'],
    ['Nothing of that kind takes files', 'Files cannot be added there'],
    ['A company is hired for this work already', 'A company is already hired for this work'],
    ['There is no first day', 'The first day is missing'],
    ['The first day lies before the request or more than two years ahead', 'The first day is before the request or more than two years ahead'],
    ['The last day lies before the first or more than two years after it', 'The last day is before the first or more than two years after it'],
    ['Choose times from 7:00 to 21:00 on the clock of the home.', 'Choose times from 7:00 to 21:00, local time at the home.'],
    ['One of the times is there twice', 'One of the times is chosen twice'],
    ['It is not said where the visit is', 'Where the visit takes place is missing'],
    ['It is not said what is missing', 'You haven’t said what is missing'],
    ['This work has a review already', 'This work already has a review'],
    ['This review has an answer already', 'This review already has an answer'],
    ['Nothing of that kind is reported', 'That cannot be reported'],
    ['It is not said what is wrong', 'You haven’t said what is wrong'],
    ['A review that is %s is not decided about like this', 'A review that is %s cannot be decided this way'],
    ['This review cannot be answered any more', 'This review can no longer be answered'],
    ['This is no search that can be saved', 'This search cannot be saved'],
    ['This is no choice we know', 'That is not one of the choices'],
    ['Write it without an address of the web or of email.', 'Write it without a web or email address.'],
    ['That is an address of the web or of email', 'That is a web or email address'],
    ['Only who asked for the work may do this', 'Only the person who asked for the work can do this'],
    ['Only staff decides about this', 'Only our staff can decide this'],
    ['This is about yourself, so somebody else decides it', 'This is about you, so somebody else has to decide it'],
    ['A company keeps an owner', 'A company needs an owner'],
    ['Claim it again with its new end once it was renewed.', 'Send it again with its new last day once it is renewed.'],
    ['Nobody says that the work is finished', 'Nobody has said that the work is finished'],
    ['Work that somebody calls finished is not cancelled', 'Work that somebody has called finished cannot be cancelled'],
    ['What was withdrawn is not sent again like this', 'A withdrawn request cannot be sent again this way'],
    ['A job that was given is cancelled with a reason', 'A job can only be cancelled with a reason'],
    ['Name and trade of a page that is live stay as they were checked', 'The name and trade of a live page stay as they were checked'],
    ['Only an owner or manager of the company may answer', 'Only an owner or estimator of the company may answer'],
    ['Nobody reviews their own company', 'You cannot review your own company']
  ];
  pair text[];
  former record;
  definition text;
begin
  for former in
    select pg_get_functiondef(p.oid) as definition
      from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
     where n.nspname in ('private', 'public') and p.prokind = 'f'
  loop
    definition := former.definition;
    foreach pair slice 1 in array reworded loop
      definition := replace(definition, quote_literal(pair[1]), quote_literal(pair[2]));
    end loop;
    if definition <> former.definition then
      execute definition;
    end if;
  end loop;
end
$$;
