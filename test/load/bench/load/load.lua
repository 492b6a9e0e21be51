-- One request over and over; only what LOAD_TOKENS, LOAD_PATHS and LOAD_PORTS list changes from one to the next.
-- With LOAD_FRESH_KEYS every request also has an Idempotency-Key that no other request has, of any thread or run.
-- With LOAD_PAUSE_MS each connection waits before each request, for that long on average and not always as long, so that
-- connections do not send together.
-- With LOAD_EXPECTED every answer is read: it must hold that, and the keys in answers are kept, so that the bench can look
-- for each in the database. Without it only statuses are counted, for reading answers takes the time of those who give them.

local function read(name)
  local path = os.getenv(name)
  if not path or path == "" then return nil end
  local file = assert(io.open(path, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

local ports = {}
for port in (os.getenv("LOAD_PORTS") or ""):gmatch("%d+") do ports[#ports + 1] = port end

local threads = {}

-- Each thread has one replica to itself.
function setup(thread)
  threads[#threads + 1] = thread
  thread:set("threadNumber", #threads)
  if #ports > 0 then
    thread.addr = wrk.lookup("127.0.0.1", ports[(#threads - 1) % #ports + 1])[1]
  end
end

local requests = {}
local following = 0

function init(args)
  taken, other, keys = 0, 0, {}
  firstOther = ""
  wrk.method = os.getenv("LOAD_METHOD") or "GET"
  wrk.body = read("LOAD_BODY")
  for name, value in (read("LOAD_HEADERS") or ""):gmatch("([^\n:]+): ([^\n]*)\n") do wrk.headers[name] = value end
  local headers = wrk.headers
  for token in (read("LOAD_TOKENS") or ""):gmatch("[^\n]+") do
    headers["Authorization"] = "Bearer " .. token
    requests[#requests + 1] = wrk.format()
  end
  for path in (read("LOAD_PATHS") or ""):gmatch("[^\n]+") do
    requests[#requests + 1] = wrk.format(nil, path)
  end
  if #requests == 0 then requests[1] = wrk.format() end
  local run = os.getenv("LOAD_FRESH_KEYS") or ""
  if run ~= "" then makeKeys(run) end
end

function request()
  following = following % #requests + 1
  return requests[following]
end

local pauseMs = tonumber(os.getenv("LOAD_PAUSE_MS") or "") or 0

local function pause()
  return math.random(0, 2 * pauseMs)
end

-- wrk asks for a pause only a function of this name.
if pauseMs > 0 then delay = pause end

-- A key looks like the UUID that our client makes. Its first part is random, as a client's is, so that keys come in no order;
-- the rest is the run, the thread and a count, so that no two are the same. Writing the whole request anew for each key would
-- take wrk longer than the gateway takes to answer it: the text around the key is written once.
function makeKeys(run)
  math.randomseed(tonumber(run, 16) + threadNumber)
  wrk.headers["Idempotency-Key"] = "THE-KEY"
  local before, after = wrk.format():match("^(.-)THE%-KEY(.*)$")
  local count = 0
  request = function()
    count = count + 1
    local random = math.random(0, 0x7fffffff)
    return before .. string.format("%08x-%s-%04x-%012x", random, run, threadNumber, count) .. after
  end
end

local expected = os.getenv("LOAD_EXPECTED") or ""

local function readAnswer(status, headers, body)
  if status < 300 and body:find(expected, 1, true) then
    taken = taken + 1
    local key = body:match('"msgKey":"([%w-]+)"')
    if key then keys[#keys + 1] = key end
  else
    other = other + 1
    if firstOther == "" then firstOther = status .. " " .. body:sub(1, 300) end
  end
end

-- wrk hands answers on only to a function of this name.
if expected ~= "" then response = readAnswer end

function done(summary, latency)
  local count, failed, words = 0, 0, ""
  local file = assert(io.open(os.getenv("LOAD_KEYS"), "wb"))
  for _, thread in ipairs(threads) do
    count = count + thread:get("taken")
    failed = failed + thread:get("other")
    if words == "" then words = thread:get("firstOther") end
    for _, key in ipairs(thread:get("keys")) do file:write(key, "\n") end
  end
  file:close()
  local errors = summary.errors
  if expected == "" then count, failed = summary.requests - errors.status, errors.status end
  io.write(string.format(
    "\nLOAD %d %d %d %d %.3f %.3f %s\n", summary.duration, count, failed,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, (words:gsub("%s+", " "))))
end
